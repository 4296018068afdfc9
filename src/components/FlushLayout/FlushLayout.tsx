/**
 * Makes the browser lay out what has arrived while the rest is loading (docs/decisions/0018). Any reading of the scroll position does so
 * (CSSOM View), and `scrollY` is the shortest. It never goes where CSS counts siblings.
 */
export function FlushLayout() {
  return <script>scrollY</script>;
}
