function movePastEventsLast(): void {
  for (const row of document.querySelectorAll('li>*>[data-when=over]:not([hidden])')) {
    const item = row.closest('li');
    item?.parentNode?.append(item);
  }
}

/**
 * On Events, moves what is over by the visitor's clock below what is not, as the build does by its own. After eventClock.ts, which hides
 * what does not apply.
 */
export const pastEventsLastScript = `(${movePastEventsLast})()`;
