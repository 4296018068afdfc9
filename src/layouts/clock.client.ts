/**
 * Takes from the page what is not so any more by the visitor's clock: elements with `data-until`, an instant (ISO 8601 with offset). A line
 * with `data-times`, the beginnings and ends of an event, says while it is on, and once its date has passed.
 */

const update = () => {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (Date.parse(part.dataset['until'] ?? '') <= now) part.remove();
  for (const line of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const { times = '', on = '', passed = '' } = line.dataset;
    const instants = times.split(' ').map(Date.parse);
    const gone = instants.filter((instant) => instant <= now).length;
    // After as many ends as beginnings nothing is on.
    const isOn = gone % 2 === 1 ? on : '';
    const text = gone === instants.length ? passed : isOn;
    if (line.textContent !== text) line.textContent = text;
  }
};
update();
setInterval(update, 30_000);
