/**
 * On Events, moves what is over by the visitor's clock below what is not, as the build does by its own. After visitor.ts, which
 * hides what does not apply.
 */
export const overLastScript =
  'document.querySelectorAll("li:has([data-when=over]:not([hidden]))").forEach((row)=>row.parentNode.append(row))';
