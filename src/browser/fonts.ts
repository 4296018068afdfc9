function paintBeforeFonts(): void {
  if (!('connection' in navigator) || performance.now() < 300) return;
  for (const link of document.querySelectorAll('[as=font]')) link.remove();
}

/**
 * In the head, after the preloads of fonts. Chromium puts off the first paint for them by a tenth of a second and more. That is
 * worth it where the page itself came at once, and in vain on a slow connection, where they come later still: there the preloads
 * are taken back. What they have asked for arrives all the same. Other browsers paint at once, and would ask twice; only Chromium
 * knows `navigator.connection`.
 */
export const fontScript = `(${paintBeforeFonts})()`;
