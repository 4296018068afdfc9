function reportMenuState(): void {
  const root = document.documentElement;
  const menu = document.getElementById('menu');
  // Without popovers the menu is a row of links.
  if (!menu?.hidePopover) return;
  const reportMenu = () => {
    const open = `${menu.matches(':popover-open')}`;
    root.dataset['menuOpen'] = open;
    root.querySelector('[popovertarget=menu]')?.setAttribute('aria-expanded', open);
  };
  reportMenu();
  menu.addEventListener('toggle', reportMenu);
  addEventListener('pagehide', () => menu.hidePopover());
}

/**
 * An inline script at the end of every page, for the menu.
 * - `aria-expanded` reports whether it is open, for browsers that do not do so for popovers. It is set only here, because without
 *   scripts nothing would keep it true.
 * - `data-menu-open` on the root element is the same state for CSS, which then stops the page from scrolling.
 * - Leaving a page closes it, so that Back does not return to an open one.
 */
export const menuScript = `(${reportMenuState})()`;
