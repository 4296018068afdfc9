// Builds copies of the site with more events and a tenth as many programs, and prints how the time grows: 10, 100 and 1000 events, or
// the counts given as arguments. Not a test, because times depend on the machine.
import { buildCopy } from '../tests/buildCopy.ts';
import { addContent } from '../tests/largeContent.ts';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1000];
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Counts of events are whole numbers, for example: npm run bench:content --prefix tools -- 10 100');
  process.exit(1);
}

// The build's clock counts whole seconds.
const moment = new Date().toISOString().replace(/\.\d+/, '');
// The first build is slower than the others.
seconds(0);
const baseline = seconds(0);
console.log(`The site as it is: ${baseline.toFixed(1)} s.`);
console.log('  events   seconds   milliseconds for each, beyond the site as it is');
for (const count of counts) {
  const total = seconds(count);
  const each = ((total - baseline) / count) * 1000;
  console.log(`${String(count).padStart(8)} ${total.toFixed(1).padStart(9)} ${each.toFixed(0).padStart(8)}`);
}
console.log('Linear time is the same number of milliseconds on every line.');

function seconds(events: number): number {
  const start = performance.now();
  buildCopy('bench', moment, (copy) => addContent(copy, { past: events, programs: Math.floor(events / 10) }));
  return (performance.now() - start) / 1000;
}
