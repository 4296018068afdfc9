/**
 * Not every browser reports `aria-expanded` for popovers, and without scripts nothing would keep it true. Behind the open menu the page does
 * not scroll: `:root:has(:popover-open)` would recalculate all styles whenever a part of the page arrives. Leaving a page closes its menu, so
 * that Back does not return to an open one. `data-folded` puts a row of links that would need two lines into the menu.
 */

const root = document.documentElement;
const menu = document.getElementById('menu');
// Without popovers the menu is a row of links.
if (menu?.hidePopover) {
  const [row] = menu.children as unknown as [HTMLElement];
  const report = () => {
    const isOpen = menu.matches(':popover-open');
    root.style.overflow = isOpen ? 'hidden' : '';
    root.querySelector('[popovertarget=menu]')?.setAttribute('aria-expanded', `${isOpen}`);
    delete menu.dataset['folded'];
    if (row.clientHeight > (row.firstChild as HTMLElement).clientHeight) menu.dataset['folded'] = '';
  };
  menu.addEventListener('toggle', report);
  // In another language or with larger letters the bar is higher. Changed at once, it would be measured twice in one frame, an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(report));
  document.fonts.ready.then(() => observer.observe(menu.parentElement as HTMLElement));
  addEventListener('pagehide', () => menu.hidePopover());
}
