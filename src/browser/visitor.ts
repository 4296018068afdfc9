function adaptToVisitor(): void {
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
  const root = document.documentElement;
  const menu = document.getElementById('menu');
  const reportMenu = () => {
    const open = `${menu?.matches(':popover-open')}`;
    root.dataset['menuOpen'] = open;
    root.querySelector('[popovertarget=menu]')?.setAttribute('aria-expanded', open);
  };
  reportMenu();
  menu?.addEventListener('toggle', reportMenu);
  addEventListener('pagehide', () => menu?.hidePopover());
}

/**
 * An inline script at the end of every page. It updates what the build knew of the date to the visitor's clock.
 * - `data-ends` is an instant (ISO 8601 with offset). Inside it, `data-when="upcoming"` shows before that instant and
 *   `data-when="over"` from then on, in any time zone. An open page changes within half a minute.
 * - `data-year` is the year of the copyright line.
 * - `aria-expanded` reports whether the menu is open, for browsers that do not do so for popovers. It is set only here,
 *   because without scripts nothing would keep it true.
 * - `data-menu-open` on the root element is the same state for CSS, which then stops the page from scrolling.
 * - Leaving a page closes the menu, so that Back does not return to an open one.
 */
export const visitorScript = `(${adaptToVisitor})()`;
