/**
 * What makes a heading the end of an address: it can be focused, so that screen readers say where a link has led. Reader modes leave out
 * an element with an id such as "community-…" unless its class is "article".
 */
export function linkTarget(id: string | undefined): { id?: string; tabIndex?: -1; className?: string } {
  return id === undefined ? {} : { id, tabIndex: -1, className: 'article' };
}
