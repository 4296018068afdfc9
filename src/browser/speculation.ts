/**
 * The speculation rules of the page at `path`: browsers prerender the site's pages when a pointer rests on their links, or
 * prefetch them if that is all they support. Excluded are the page itself and downloads, whose paths have a period.
 */
export function speculationRules(path: string): string {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', path] } }] };
  const rules = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prerender: rules, prefetch: rules });
}
