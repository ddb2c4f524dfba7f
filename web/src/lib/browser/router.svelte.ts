// Where in the page we are: the address bar says.

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  // Whether one has gone anywhere since the page was opened.
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.moved = true;
    this.#read();
    if (!path.includes("#")) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

// What the server has pages of its own for.
const ELSEWHERE = ["/api/", "/pages/", "/verify"];

// Links within the page do not load it anew.
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || ELSEWHERE.some((start) => link.pathname.startsWith(start))) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
