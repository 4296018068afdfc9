function movePastEventsLast(): void {
  // Not `li:has(…)`, which Firefox knows since version 121.
  const rows = [...document.querySelectorAll('li')];
  const shows = (state: string) => (row: Element) => row.querySelector(`[data-when=${state}]:not([hidden])`);
  const over = rows.filter(shows('over'));
  const [first] = over;
  if (first && rows.slice(rows.indexOf(first)).some(shows('upcoming')))
    for (const row of over) row.parentNode?.append(row);
}

/**
 * On Events, moves what is over by the visitor's clock below what is not, as the build does by its own, unless it is there already:
 * moving lays it out again. After eventClock.ts, which hides what does not apply.
 */
export const pastEventsLastScript = `(${movePastEventsLast})()`;
