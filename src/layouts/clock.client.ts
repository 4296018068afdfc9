/**
 * Shows what is true by the visitor's clock, not by the build's. `data-ends` is an instant (ISO 8601 with offset). Inside it,
 * `data-when="upcoming"` shows before that instant and `data-when="over"` from then on.
 */

const update = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const end = Date.parse(element.closest<HTMLElement>('[data-ends]')?.dataset['ends'] ?? '');
    const isOver = end <= Date.now();
    const showsWhenOver = element.dataset['when'] === 'over';
    element.hidden = showsWhenOver !== isOver;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const year = `${new Date().getFullYear()}`;
    if (element.textContent !== year) element.textContent = year;
  }
};
update();
setInterval(update, 30_000);
