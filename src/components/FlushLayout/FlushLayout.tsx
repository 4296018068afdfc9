/**
 * Makes the browser lay out what has arrived so far, while the rest of the page and the fonts are loading, instead of everything
 * at once before the first paint (docs/decisions/0018). Reading the scroll position makes it do so (CSSOM View), and `scrollY` is
 * the shortest way. Goes after the header, the opening's lead and the first event cards, and before each band, each form and the
 * footer. Never where CSS counts siblings.
 */
export function FlushLayout() {
  return <script>scrollY</script>;
}
