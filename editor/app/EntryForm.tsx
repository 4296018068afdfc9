import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldName, type Path } from '#content/field-name.ts';
import type { Problem } from '#content/yaml.ts';
import type { Opened, Overview } from '../protocol.ts';
import { Actions } from './Actions.tsx';
import { wordsFor, withValue } from './data.ts';
import { type Form, FormProvider, idAt } from './FormContext.ts';
import { Fields } from './GroupFields.tsx';
import { labelOf, labelsOf } from './labels.ts';
import { requests } from './requests.ts';

interface Props {
  opened: Opened;
  overview: Overview;
  refresh(): Promise<void>;
  /** Called when there is something to lose, and when there no longer is. */
  onUnsaved(unsaved: boolean): void;
  /** Called with the place of the file once it is written, or without one once it is gone. */
  onDone(file: string | undefined): void;
  /** Opens the file again as it is on the disk. */
  onReopen(file: string): void;
}

/** How long the editor waits after a key before it has the words checked, in milliseconds. */
const PAUSE = 400;

/** One file as a form. */
export function EntryForm({ opened, overview, refresh, onUnsaved, onDone, onReopen }: Props) {
  const [data, setData] = useState(opened.data);
  const [problems, setProblems] = useState(opened.problems);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(opened.problems.length > 0);
  const [unsaved, setUnsaved] = useState(false);
  const [newer, setNewer] = useState(false);
  const [status, setStatus] = useState('');
  const summary = useRef<HTMLDivElement>(null);
  const { kind, file, version, control } = opened;

  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  // After saving, and when somebody asks for what is on the disk, the form shows that.
  useEffect(() => {
    setData(opened.data);
    setProblems(opened.problems);
    setTried(opened.problems.length > 0);
    setTouched(new Set<string>());
    setUnsaved(false);
    setNewer(false);
  }, [opened]);

  // What is typed is checked while it is typed, as the content check would.
  useEffect(() => {
    if (!unsaved) return;
    let late = false;
    const timer = setTimeout(() => {
      void requests.check({ kind, file, data }).then(
        (found) => !late && setProblems(found),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [kind, file, data, unsaved]);

  const form = useMemo((): Form => {
    const told = new Map(problems.filter(({ field }) => tried || touched.has(field)).map((one) => [one.field, one]));
    return {
      overview,
      refresh,
      change(path: Path, value: unknown) {
        setData((before: unknown) => withValue(before, path, value));
        setTouched((before) => new Set([...before, fieldName(path)]));
        setUnsaved(true);
        setStatus('');
      },
      messageAt(path: Path) {
        const problem = told.get(fieldName(path));
        return problem && sentence(problem);
      },
      noteAt: (path: Path) => opened.notes[fieldName(path)],
    };
  }, [overview, refresh, problems, touched, tried, opened]);

  async function save(anyway = false): Promise<void> {
    try {
      const outcome = await requests.save({ kind, file, data, version, anyway });
      if (outcome.result === 'done') return onDone(outcome.file);
      setNewer(outcome.result === 'newer');
      setTried(true);
      if (outcome.result === 'problems') setProblems(outcome.problems);
      setStatus(outcome.result === 'refused' ? wordsFor(outcome) : 'Not saved yet.');
      requestAnimationFrame(() => summary.current?.focus());
    } catch (problem) {
      setStatus(problem instanceof Error ? problem.message : String(problem));
    }
  }

  return (
    <FormProvider value={form}>
      <h1>{opened.title || (kind === 'event' ? 'A new event' : 'A new program')}</h1>
      {file && (
        <Actions
          opened={opened}
          file={file}
          unsaved={unsaved}
          onDone={onDone}
          onMove={(group) => form.change(['group'], group)}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void save();
        }}
      >
        {newer && (
          <div className="notice" role="alert">
            <p>
              This was changed somewhere else after you opened it here. Nothing has been saved, and what you typed is
              still here.
            </p>
            <p className="tools">
              <button type="button" className="small" onClick={() => file && onReopen(file)}>
                Show what is there now, and drop what I typed
              </button>
              <button type="button" className="small" onClick={() => void save(true)}>
                Save mine; the other one stays under Undo
              </button>
            </p>
          </div>
        )}
        <div ref={summary} tabIndex={-1}>
          {tried && problems.length > 0 && <Summary problems={problems} file={file} />}
        </div>
        {opened.data === undefined ? (
          <p className="notice">
            This file cannot be shown as a form until that is mended in the file itself, or put back under Undo.
          </p>
        ) : (
          (control.kind === 'group' || control.kind === 'variants') && (
            <Fields control={control} path={[]} value={data} />
          )
        )}
        <div className="bar">
          <button type="submit" disabled={opened.data === undefined}>
            Save
          </button>
          <p role="status">{status || (unsaved ? 'Not saved yet.' : 'Everything is saved.')}</p>
        </div>
      </form>
    </FormProvider>
  );
}

/** All that must be mended, each leading to its field. */
function Summary({ problems, file }: { problems: readonly Problem[]; file: string | undefined }) {
  const focus = (field: string) => {
    const control = document.getElementById(idAt(field.split(' > ').map(partOf)));
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return (
    <div className="notice" role="alert">
      <p>
        {problems.length === 1 ? 'One thing must be mended first:' : `${problems.length} things must be mended first:`}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.message}`}>
            {problem.file !== file && file !== undefined && `In ${problem.file}: `}
            {problem.field ? (
              <button type="button" className="link" onClick={() => focus(problem.field)}>
                {labelsOf(problem.field)}
              </button>
            ) : (
              'The file'
            )}{' '}
            {problem.message}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `item 2` is the second of a list. */
function partOf(part: string): string | number {
  const item = /^item (\d+)$/.exec(part)?.[1];
  return item ? Number(item) - 1 : part;
}

/** A problem beside its field: what the content check says, and its example as it would be typed here. */
function sentence({ field, message, example }: Problem): string {
  const last = field.split(' > ').at(-1) ?? field;
  const name = /^item \d+$/.test(last) ? 'This' : labelOf(last);
  const line = /^[\w-]+: (?!>-)"?(.*?)"?$/.exec(example ?? '')?.[1];
  return `${name} ${message}.${line ? ` For example: ${line}` : ''}`;
}
