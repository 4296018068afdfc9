/**
 * Not every browser reports `aria-expanded` for popovers, and without scripts nothing would keep it true. `data-menu-open` tells CSS to
 * stop the page from scrolling. Leaving a page closes its menu, so that Back does not return to an open one. `data-folded` puts a row of
 * links that would need two lines into the menu.
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
  const [row, item] = [...menu.querySelectorAll('ul, li')] as [HTMLElement, HTMLElement];
  const fold = () => {
    delete menu.dataset['folded'];
    if (row.offsetHeight > item.offsetHeight) menu.dataset['folded'] = '';
  };
  report();
  // In another language or with larger letters the bar is higher. Changed at once, it would be measured twice in one frame, an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(fold));
  document.fonts.ready.then(() => observer.observe(menu.parentElement as HTMLElement));
  menu.addEventListener('toggle', report);
  menu.addEventListener('toggle', fold);
  addEventListener('pagehide', () => menu.hidePopover());
}
