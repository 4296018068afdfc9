import { useCallback, useEffect, useRef, useState } from 'react';
import type { Opened, Overview } from '../protocol.ts';
import { Contents } from './Contents.tsx';
import { EntryForm } from './EntryForm.tsx';
import { Photographs } from './Photographs.tsx';
import { requests } from './requests.ts';
import { Undo } from './Undo.tsx';

const LOSE = 'What you typed is not saved. Leave it and lose it?';

/** The editor: what there is to edit, the form for one thing, and the site beside it. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [opened, setOpened] = useState<Opened>();
  const [address, setAddress] = useState<string>();
  const [starts, setStarts] = useState(0);
  const [message, setMessage] = useState('');
  const unsaved = useRef(false);
  const route = useRoute(unsaved);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(route);

  const tell = useCallback(
    (problem: unknown) => setMessage(problem instanceof Error ? problem.message : String(problem)),
    [],
  );
  const refresh = useCallback(() => requests.overview().then(setOverview, tell), [tell]);
  const onUnsaved = useCallback((now: boolean) => {
    unsaved.current = now;
    if (now) setMessage('');
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  useEffect(() => {
    let late = false;
    setOpened(undefined);
    void load(route).then((found) => {
      if (late) return;
      setOpened(found);
      setAddress((before) => found?.address ?? before ?? '/');
    }, tell);
    return () => {
      late = true;
    };
  }, [route, tell]);

  // Whoever does not see the page is brought to what was chosen; whoever opened the editor stays at its beginning.
  useEffect(() => {
    if (shown.current !== route) main.current?.focus();
    shown.current = route;
  }, [route]);

  const reopen = (file: string) => requests.open(file).then(setOpened, tell);

  async function done(file: string | undefined): Promise<void> {
    unsaved.current = false;
    await refresh();
    setMessage(file ? 'Saved. The preview shows it.' : 'Deleted. You can put it back under Undo.');
    if (opened?.kind === 'organization') void requests.settled().then(() => setStarts((before) => before + 1), tell);
    const next = file ? `#/file/${file}` : '#/';
    if (file && next === location.hash) await reopen(file);
    else location.hash = next;
  }

  if (!overview) return <p className="message">{message}</p>;
  return (
    <>
      <header className="top">
        <a href="#/">Black Women Empowered</a>
        <span>Editor</span>
        <p role="status">{message}</p>
      </header>
      <div className="columns">
        <Contents overview={overview} route={route} />
        <main ref={main} tabIndex={-1}>
          {route === '#/photographs' && <Photographs overview={overview} refresh={refresh} />}
          {route === '#/undo' && <Undo refresh={refresh} />}
          {opened && (
            <EntryForm
              key={route}
              opened={opened}
              overview={overview}
              refresh={refresh}
              onUnsaved={onUnsaved}
              onDone={(file) => void done(file)}
              onReopen={(file) => void reopen(file)}
            />
          )}
          {isStart(route) && <Welcome />}
        </main>
        <aside className="preview" aria-label="Preview">
          {address && (
            <>
              <p>
                The site with what you have saved.{' '}
                <a href={overview.preview + address} target="_blank" rel="noreferrer">
                  Open it in a tab of its own
                </a>
              </p>
              <iframe key={`${address} ${starts}`} title="The site as it is now" src={overview.preview + address} />
            </>
          )}
        </aside>
      </div>
      <datalist id="addresses">
        {overview.addresses.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

function Welcome() {
  return (
    <>
      <h1>What would you like to change?</h1>
      <p>Choose it at the left. The preview shows the site with what you have saved.</p>
      <ul>
        <li>Nothing is saved until you press Save, and nothing with a mistake in it can be saved.</li>
        <li>Every change can be put back under Undo.</li>
        <li>What you save here stays on this computer until it is published.</li>
      </ul>
    </>
  );
}

function isStart(route: string): boolean {
  return route === '' || route === '#/';
}

async function load(route: string): Promise<Opened | undefined> {
  const [, what = '', rest = ''] = /^#\/(file|new|copy)\/(.+)$/.exec(route) ?? [];
  if (what === 'file') return requests.open(rest);
  if (what === 'new') return requests.begin(rest);
  if (what === 'copy') return requests.begin(rest.startsWith('content/programs/') ? 'program' : 'event', rest);
  return undefined;
}

/** The part of the address behind the #. It does not change as long as somebody would lose words and does not want to. */
function useRoute(unsaved: { current: boolean }): string {
  const [route, setRoute] = useState(location.hash);
  useEffect(() => {
    const follow = () => {
      if (location.hash === route) return;
      if (unsaved.current && !confirm(LOSE)) history.replaceState(undefined, '', route || '#/');
      else {
        unsaved.current = false;
        setRoute(location.hash);
      }
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('hashchange', follow);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('beforeunload', warn);
    };
  }, [route, unsaved]);
  return route;
}
