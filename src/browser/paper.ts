function openForPaper(): void {
  let closed: HTMLDetailsElement[] = [];
  const open = (isOpen: boolean) => {
    for (const details of closed) details.open = isOpen;
  };
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    open(true);
  });
  addEventListener('afterprint', () => open(false));
}

/** On pages with closed details: opens them while the page is printed, where CSS cannot (Firefox before 143, Safari before 18.4, Chrome before 131). */
export const paperScript = `(${openForPaper})()`;
