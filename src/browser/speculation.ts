/**
 * The speculation rules of the page at `path`: a page of the site on whose link a pointer rests is drawn before it is asked
 * for, or only fetched by browsers that do no more. Left out are the page itself and files to save, which have endings.
 */
export function speculationRules(path: string): string {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', path] } }] };
  const rules = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prerender: rules, prefetch: rules });
}
