function visitor(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    let next = 2 ** 31 - 1;
    for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
      const left = Date.parse(element.closest<HTMLElement>('[data-ends]')?.dataset['ends'] ?? '') - now;
      element.hidden = (element.dataset['when'] === 'over') !== left <= 0;
      if (left > 0) next = Math.min(next, left);
    }
    for (const element of document.querySelectorAll('[data-year]')) {
      element.textContent = `${new Date().getFullYear()}`;
    }
    clearTimeout(timer);
    timer = setTimeout(update, next);
  };
  update();
  // No timer runs while the computer sleeps or the page waits for the Back button.
  for (const eventName of ['visibilitychange', 'pageshow']) addEventListener(eventName, update);
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
 * The one script of every page, run before the first paint: it brings what the build knew of the date up to the
 * visitor's clock.
 * - `data-ends` on an element holds an instant (ISO 8601 with offset); inside it, `data-when="ahead"` shows before
 *   that instant and `data-when="over"` from it on. An instant is the same everywhere, so the visitor's time zone
 *   does not matter. An open page changes at the instant itself, and when it is looked at again after the computer
 *   slept. The longest time that a browser's timer holds is 2³¹ − 1 ms, some 25 days; then the page looks again.
 * - `data-year` holds the year of the copyright line.
 * - Browsers report automatically whether the menu is open; `aria-expanded` reports it as well, for
 *   those that do not. It is set only here, because without a script nothing would keep it true.
 * - `data-menu-open` on the root element gives CSS the same state, so that the page behind an open menu does not scroll.
 * - Leaving a page closes the menu, so that Back does not return to an open one.
 */
export const visitorScript = `(${visitor})()`;
