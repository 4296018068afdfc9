function movePastEventsLast(): void {
  for (const row of document.querySelectorAll('li>*>[data-when=over]:not([hidden])')) {
    const item = row.closest('li');
    item?.parentNode?.append(item);
  }
}

/**
 * Moves events that are over by the visitor's clock below the others on Events, as the build does by its own clock. The script goes after
 * eventClock.ts, which hides what does not apply.
 */
export const pastEventsLastScript = `(${movePastEventsLast})()`;
