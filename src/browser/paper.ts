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

/** Opens what is closed while the page is printed: CSS can in new browsers only. */
export const paperScript = `(${openForPaper})()`;
