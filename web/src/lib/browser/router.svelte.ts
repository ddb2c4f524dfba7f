// The current address, and links that change it without loading the page.

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  // Whether the user has navigated since the page was loaded.
  navigated = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.navigated = true;
    this.#read();
    if (!path.includes("#")) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

// Addresses that the server answers itself.
const SERVER_PATHS = ["/api/", "/licences/", "/pages/", "/verify"];

// Follow a link inside the app without loading the page.
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    link === null ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target
  )
    return;
  if (
    link.origin !== location.origin ||
    link.hasAttribute("download") ||
    SERVER_PATHS.some((start) => link.pathname.startsWith(start))
  )
    return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
