/**
 * The speculation rules of the page at `path`: browsers prerender the site's pages when a pointer rests on their links, or
 * prefetch them if that is all they support. Excluded are the page itself and downloads, whose paths have a period.
 *
 * Largest paint of Home, opened from the 404 page on a slow phone with the pointer on the link for a second, medians of three: 66 ms
 * prerendered, 262 prefetched, 268 of a plain page. There is no cross-fade (`@view-transition`), which made the first 134 ms, and on a desk
 * without a graphics card 353 instead of 146; in WebKitGTK 2.50 a press while it ran was lost. Where nothing can rest on a link, on a phone,
 * Chrome takes `moderate` since version 138 to mean links in view that look likely; `eager` would spend on every desk what it saves there.
 * Both are switched off where a browser imitates a phone, so that only a real one can be measured. Rules in a header would be one more
 * request, and not every host sends one.
 */
export function speculationRules(path: string): string {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', path] } }] };
  const rules = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prerender: rules, prefetch: rules });
}
