/**
 * Not every browser reports `aria-expanded` for popovers, and without scripts nothing would keep it true. `data-menu-open` tells CSS to
 * stop the page from scrolling. Leaving a page closes its menu, so that Back does not return to an open one.
 */

const root = document.documentElement;
const menu = document.getElementById('menu');
// Without popovers the menu is a row of links.
if (menu?.hidePopover) {
  const report = () => {
    const open = `${menu.matches(':popover-open')}`;
    root.dataset['menuOpen'] = open;
    root.querySelector('[popovertarget=menu]')?.setAttribute('aria-expanded', open);
  };
  report();
  menu.addEventListener('toggle', report);
  addEventListener('pagehide', () => menu.hidePopover());
}
