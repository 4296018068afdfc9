/**
 * On Events, moves what is over by the visitor's clock below what is not, as the build does by its own, unless it is there already:
 * moving lays it out again. After eventClock.ts, which hides what does not apply.
 */
export const pastEventsLastScript =
  '((over)=>document.querySelector(over+"~li [data-when=upcoming]:not([hidden])")&&document.querySelectorAll(over).forEach((row)=>row.parentNode.append(row)))("li:has([data-when=over]:not([hidden]))")';
