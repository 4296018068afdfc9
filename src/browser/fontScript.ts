function paintBeforeFonts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!('connection' in navigator) || !visit || visit.connectEnd - visit.connectStart < 200) return;
  for (const link of document.querySelectorAll('[as=font]')) link.remove();
}

/**
 * In the head, after the preloads of fonts. Chromium puts off the first paint for them by a tenth of a second and more. That is
 * in vain on a slow connection, which takes 200 ms to open: the fonts come later still, and the preloads are taken back. What they
 * have asked for arrives all the same. Other browsers paint at once, and would ask twice; only Chromium has
 * `navigator.connection`.
 */
export const fontScript = `(${paintBeforeFonts})()`;
