import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSiteServer } from '#build/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const PAGE = '<!doctype html><meta http-equiv="content-security-policy" content="default-src \'none\'">';

beforeAll(() => {
  for (const name of ['index', '404', '500']) writeFileSync(join(folder, `${name}.html`), `${PAGE}<title>${name}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('answers an internal error with the 500 page, logs it, and continues', async () => {
  const app = createSiteServer(folder);
  const failure = new Error('broken');
  app.get('/broken', () => {
    throw failure;
  });
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const answer = await app.inject({ url: '/broken', headers: { 'if-none-match': '*' } });
  expect([answer.statusCode, answer.body]).toEqual([500, `${PAGE}<title>500`]);
  expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(report).toHaveBeenCalledWith(failure);
  report.mockRestore();
  expect((await app.inject('/')).statusCode).toBe(200);
});

it('sends HSTS only over HTTPS', async () => {
  const hsts = async (https: boolean) =>
    (await createSiteServer(folder, { https }).inject('/')).headers['strict-transport-security'];
  expect(await hsts(true)).toBe('max-age=63072000');
  expect(await hsts(false)).toBeUndefined();
});

it.each([
  ['500.html', PAGE, 'has no 500.html. Build the site first'],
  ['index.html', '<title>Bare', 'index.html has no content security policy'],
])('refuses a folder without a whole site (%s)', (file, text, message) => {
  const other = mkdtempSync(join(tmpdir(), 'server-'));
  for (const name of ['index', '404', '500']) writeFileSync(join(other, `${name}.html`), PAGE);
  writeFileSync(join(other, file), text);
  if (file === '500.html') rmSync(join(other, file));
  expect(() => createSiteServer(other)).toThrow(message);
  rmSync(other, { recursive: true });
});
