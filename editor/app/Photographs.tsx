import { useState } from 'react';
import type { Overview } from '../protocol.ts';
import { AddPhotograph } from './AddPhotograph.tsx';
import { wordsFor } from './data.ts';
import { requests } from './requests.ts';

/** All photographs, what shows them, and a place to bring in more. */
export function Photographs({ overview, refresh }: { overview: Overview; refresh(): Promise<void> }) {
  const [message, setMessage] = useState('');
  async function remove(name: string): Promise<void> {
    try {
      const outcome = await requests.remove(`content/images/${name}`);
      setMessage(outcome.result === 'done' ? `${name} is deleted. You can put it back under Undo.` : wordsFor(outcome));
      await refresh();
    } catch (problem) {
      setMessage(problem instanceof Error ? problem.message : String(problem));
    }
  }
  return (
    <>
      <h1>Photographs</h1>
      <p>Bring a photograph in here, then choose it in an event or a program and say what it shows.</p>
      <AddPhotograph
        onAdded={async (name) => {
          await refresh();
          setMessage(`${name} is here. Choose it in an event or a program.`);
        }}
      />
      <p className="message" role="status">
        {message}
      </p>
      <ul className="gallery">
        {overview.pictures.map(({ name, usedBy }) => (
          <li key={name}>
            <img src={`/photographs/${name}`} alt="" />
            <p>{name}</p>
            {usedBy.length > 0 ? (
              <p className="help">Shown by {usedBy.join(', ')}</p>
            ) : (
              <button type="button" className="small" onClick={() => void remove(name)}>
                Delete<span className="visually-hidden"> {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
