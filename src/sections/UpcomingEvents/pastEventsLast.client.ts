/** Moves past events by the visitor's clock, as the build does by its own. It goes after clock.client.ts, which hides what does not apply. */

for (const row of document.querySelectorAll('li>*>[data-when=over]:not([hidden])')) {
  const item = row.closest('li');
  item?.parentNode?.append(item);
}
