// CSS reads it, because browsers of 2022 have no `(scripting: none)`.
document.documentElement.dataset['scripts'] = '';

/**
 * Removes the preloads of fonts on connections that take at least 200 ms to open (docs/decisions/0017). It goes after the preloads. Only
 * Chromium has `navigator.connection`. Other browsers paint at once, and would ask for the fonts twice.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if ('connection' in navigator && visit && visit.connectEnd - visit.connectStart >= 200)
  for (const link of document.querySelectorAll('[as=font]')) link.remove();
