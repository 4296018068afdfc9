import { useRef, useState } from 'react';
import type { Opened } from '../protocol.ts';
import { fieldOf, wordsFor } from './data.ts';
import { requests } from './requests.ts';

interface Props {
  opened: Opened;
  file: string;
  unsaved: boolean;
  onDone(file: string | undefined): void;
  /** Puts an event into the other list; it is saved with the rest of the form. */
  onMove(group: string): void;
}

/** What can be done with a whole event or program. */
export function Actions({ opened, file, unsaved, onDone, onMove }: Props) {
  const asked = useRef<HTMLDialogElement>(null);
  const renaming = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(file.replace(/^.*\/|\.yaml$/g, ''));
  const [message, setMessage] = useState('');
  if (opened.kind !== 'event' && opened.kind !== 'program') return null;

  async function attempt(request: ReturnType<typeof requests.remove>): Promise<void> {
    try {
      const outcome = await request;
      if (outcome.result === 'done') return onDone(outcome.file);
      setMessage(wordsFor(outcome));
    } catch (problem) {
      setMessage(problem instanceof Error ? problem.message : String(problem));
    }
  }

  const upcoming = fieldOf(opened.data, 'group') === 'upcoming';
  return (
    <>
      <p className="tools">
        {upcoming && (
          <button type="button" className="small" onClick={() => onMove('past')}>
            Move to past events
          </button>
        )}
        <a href={`#/copy/${file}`}>Duplicate</a>
        <button
          type="button"
          className="small"
          aria-disabled={unsaved}
          onClick={() => (unsaved ? setMessage(FIRST) : renaming.current?.showModal())}
        >
          Rename the file
        </button>
        <button type="button" className="small" onClick={() => asked.current?.showModal()}>
          Delete
        </button>
      </p>
      <p className="message" role="status">
        {message}
      </p>
      <dialog ref={asked} aria-label={`Delete ${opened.title}`}>
        <p>Delete “{opened.title}”? You can put it back under Undo.</p>
        <form method="dialog" className="tools">
          <button type="submit" className="small">
            Keep it
          </button>
          <button type="submit" className="small" onClick={() => void attempt(requests.remove(file))}>
            Delete it
          </button>
        </form>
      </dialog>
      <dialog ref={renaming} aria-label="Rename the file">
        <div className="field">
          <label htmlFor="name">Name of the file</label>
          <p className="help" id="name-help">
            Small letters, digits and hyphens.{' '}
            {opened.kind === 'program'
              ? 'It is also the program’s address, and links to it change with it.'
              : 'The date stays in front.'}
          </p>
          <input
            id="name"
            aria-describedby="name-help"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <form method="dialog" className="tools">
          <button type="submit" className="small">
            Keep the old name
          </button>
          <button type="submit" className="small" onClick={() => void attempt(requests.rename(file, name))}>
            Rename it
          </button>
        </form>
      </dialog>
    </>
  );
}

const FIRST = 'Save what you typed first.';
