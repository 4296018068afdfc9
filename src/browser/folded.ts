function openForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
}

/** On pages with folded text: opens it before it is printed, where CSS cannot (Firefox before 143, Safari before 18.4, Chrome before 131). */
export const foldedScript = `(${openForPaper})()`;
