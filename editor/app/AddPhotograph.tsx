import { useId, useState } from 'react';
import { requests } from './requests.ts';
import { wordsFor } from './data.ts';

/** Takes a photograph from this computer. `onAdded` gets the name of its file. */
export function AddPhotograph({ onAdded }: { onAdded(name: string): void | Promise<void> }) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [shows, setShows] = useState('');
  const [message, setMessage] = useState('');

  async function add(): Promise<void> {
    if (!file) return setMessage('Choose a picture first.');
    try {
      const outcome = await requests.addPhotograph(file, shows);
      if (outcome.result !== 'done') return setMessage(wordsFor(outcome));
      await onAdded((outcome.file ?? '').replace('content/images/', ''));
      setFile(undefined);
      setShows('');
      setMessage('');
    } catch (problem) {
      setMessage(problem instanceof Error ? problem.message : String(problem));
    }
  }

  return (
    <fieldset className="group">
      <legend>A photograph from this computer</legend>
      <div className="field">
        <label htmlFor={`${id}-file`}>Picture</label>
        <p className="help" id={`${id}-file-help`}>
          JPEG, PNG or WebP. Where it was taken is removed from it.
        </p>
        <input
          id={`${id}-file`}
          aria-describedby={`${id}-file-help`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            setFile(chosen);
            if (shows === '') setShows(chosen?.name.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' ') ?? '');
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-shows`}>What it shows, in two or three words</label>
        <p className="help" id={`${id}-shows-help`}>
          The name of its file is made of them.
        </p>
        <input
          id={`${id}-shows`}
          aria-describedby={`${id}-shows-help`}
          value={shows}
          onChange={(event) => setShows(event.currentTarget.value)}
        />
      </div>
      <button type="button" className="small" onClick={() => void add()}>
        Add it
      </button>
      <p className="message" role="status">
        {message}
      </p>
    </fieldset>
  );
}
