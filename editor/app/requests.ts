import type { Problem } from '#content/yaml.ts';
import type { Change, KindName, Opened, Outcome, Overview } from '../protocol.ts';

/** What is sent to check or save a file; `file` is missing for a new one. */
export interface Filled {
  kind: KindName;
  file: string | undefined;
  data: unknown;
}

const CLOSED =
  'The editor does not answer: it may have been closed. Start it again with npm run edit; what you typed stays here until then.';

async function ask<Answer>(address: string, body?: BodyInit): Promise<Answer> {
  const options = body === undefined ? {} : { method: 'POST', body };
  const response = await fetch(address, options).catch(() => {
    throw new Error(CLOSED);
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** The requests that the page makes, all to its own server. They throw with a sentence when there is no answer. */
export const requests = {
  overview: () => ask<Overview>('/api/overview'),
  history: () => ask<Change[]>('/api/history'),
  open: (file: string) => ask<Opened>(`/api/open?${new URLSearchParams({ file })}`),
  begin: (kind: string, like?: string) =>
    ask<Opened>(`/api/begin?${new URLSearchParams(like === undefined ? { kind } : { kind, like })}`),
  check: (filled: Filled) => ask<Problem[]>('/api/check', JSON.stringify(filled)),
  save: (filled: Filled & { version: string; anyway: boolean }) => ask<Outcome>('/api/save', JSON.stringify(filled)),
  rename: (file: string, name: string) => ask<Outcome>('/api/rename', JSON.stringify({ file, name })),
  remove: (file: string) => ask<Outcome>('/api/remove', JSON.stringify({ file })),
  settled: () => ask<null>('/api/settled', '{}'),
  putBack: (id: string) => ask<Outcome>('/api/put-back', JSON.stringify({ id })),
  addPhotograph: (photograph: Blob, shows: string) =>
    ask<Outcome>(`/api/photograph?${new URLSearchParams({ shows })}`, photograph),
};
