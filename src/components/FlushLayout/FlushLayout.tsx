/**
 * Makes the browser lay out what has arrived so far, while the rest of the page and the fonts are loading, instead of everything at once
 * before the first paint (docs/decisions/0018). Any reading of the scroll position does so (CSSOM View), and `scrollY` is the shortest. It
 * goes after the header, the opening's lead and the first event cards, and before each band, each form and the footer. It never goes where
 * CSS counts siblings.
 */
export function FlushLayout() {
  return <script>scrollY</script>;
}
