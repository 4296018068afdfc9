import { useEffect, useState } from 'react';
import type { Change } from '../protocol.ts';
import { wordsFor } from './data.ts';
import { requests } from './requests.ts';

const when = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** Every change that was made here, to be put back. */
export function Undo({ refresh }: { refresh(): Promise<void> }) {
  const [changes, setChanges] = useState<readonly Change[]>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    void requests.history().then(setChanges, (problem: Error) => setMessage(problem.message));
  }, []);

  async function putBack(id: string): Promise<void> {
    try {
      const outcome = await requests.putBack(id);
      setMessage(
        outcome.result === 'done'
          ? 'Put back. This is a change, too: it stands at the top of the list.'
          : wordsFor(outcome),
      );
      setChanges(await requests.history());
      await refresh();
    } catch (problem) {
      setMessage(problem instanceof Error ? problem.message : String(problem));
    }
  }

  return (
    <>
      <h1>Undo</h1>
      <p>Every change you made in this editor, the latest first. Each can be put back to what was there before it.</p>
      <p className="message" role="status">
        {message}
      </p>
      {changes?.length === 0 && <p>There are no changes yet.</p>}
      <ul className="history">
        {changes?.map(({ id, label, time }) => (
          <li key={id}>
            <p>
              {label} <span className="help">{when.format(time)}</span>
            </p>
            <button type="button" className="small" onClick={() => void putBack(id)}>
              Put back what was there before<span className="visually-hidden"> {label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
