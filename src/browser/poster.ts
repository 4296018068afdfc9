function printPosters(): void {
  addEventListener('click', ({ target }) => {
    // After the browser has followed the link: the event in the address prints alone.
    if ((target as Element).closest('[data-poster]')) setTimeout(print);
  });
}

/** On Events, a link with `data-poster` goes to its event and prints it as a poster. */
export const posterScript = `(${printPosters})()`;
