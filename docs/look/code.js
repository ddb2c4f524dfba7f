// Code on the pages: what its copy buttons copy, and where it wraps.

const PROMPTS = { console: /^\$ /, pycon: /^(>>>|\.\.\.)( |$)/ };

// Return the input of a session, without prompts and output.
function inputOf(session, prompt) {
  let continues = false;
  return session
    .split("\n")
    .filter((line) => {
      const isInput = continues || prompt.test(line);
      continues = isInput && line.endsWith("\\");
      return isInput;
    })
    .map((line) => line.replace(prompt, ""))
    .join("\n");
}

// Wrap every option, such as --games, in an element that is not broken after its hyphens.
function keepOptionsWhole(text) {
  const parts = text.data.split(/(?<=^|\s)(-[-\w]+)/);
  if (parts.length === 1) return;
  text.replaceWith(
    ...parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const option = document.createElement("span");
      option.className = "option";
      option.textContent = part;
      return option;
    }),
  );
}

// The theme copies the attribute `data-copy` of a block if there is one.
for (const [language, prompt] of Object.entries(PROMPTS))
  for (const block of document.querySelectorAll(`.language-${language}.highlight`))
    block.setAttribute("data-copy", inputOf(block.querySelector("code").textContent, prompt));

for (const code of document.querySelectorAll(".md-content code")) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  found.forEach(keepOptionsWhole);
}
