function poster(): void {
  document.addEventListener('click', ({ target }) => {
    // Once the browser has gone to the event: the one whose address is open prints alone.
    if (target instanceof Element && target.closest('[data-poster]')) setTimeout(print);
  });
}

/** On Events: a link marked `data-poster` leads to its event, and the event is printed as a poster. */
export const posterScript = `(${poster})()`;
