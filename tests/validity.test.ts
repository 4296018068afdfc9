import { expect, test } from 'vitest';
import { DIST, pageOf, pagesIn } from './dist.ts';
import { table } from './table.ts';
import { findInvalid } from './validity.ts';

test('pages are valid HTML, without links that lead nowhere', async () => {
  expect(await findInvalid(DIST)).toEqual([]);
});

// Other sites are asked the same: tests/other-sites.test.ts, tests/gate/edits.test.ts.
test('each kind of mistake in HTML and each dead link is found', async () => {
  const faults = table(`
<p><a href="/get-involved#nobody">Nobody</a></p>               | leads nowhere: /get-involved#nobody
<p><a href="/give">Give</a></p>                                | leads nowhere: /give
<p><a href="mailto:nobody">Write</a></p>                       | leads nowhere: mailto:nobody
<p><a href="webcal://bwe.example/gone.ics">Calendar</a></p>    | leads nowhere: webcal://bwe.example/gone.ics
<p id="main">Twice</p>                                         | no-dup-id
<p>One <div>inside another</div></p>                           | no-implicit-close
<button type="button" aria-describedby="nobody">Press</button> | no-missing-references
`);
  const changed = pagesIn(DIST).map(({ file, path, html }) =>
    pageOf(
      file,
      path,
      path === '/about' ? html.replace('</main>', `${faults.map(([fault]) => fault).join('')}</main>`) : html,
    ),
  );
  const found = await findInvalid(DIST, changed);
  const slipped = faults.filter(([, says]) => !found.some((problem) => problem.startsWith(`about.html ${says}`)));
  expect(slipped, found.join('\n')).toEqual([]);
});
