import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary, type FailureMessage } from '#forms/AnswerPlace.tsx';

/**
 * Opens the AnswerPlace of the page's form. React draws only there, so the form keeps what a translation or an extension has done to it.
 * They change the answer too: every text that changes is in an element whose `key` is that text, so that React replaces the element and
 * never looks for a text node that is gone. `guard` wraps an event handler, and shows what it throws as a failure.
 * @throws if the page has no such place
 */
export function openAnswer<Words>() {
  const place = document.querySelector<HTMLElement>('[data-answer]');
  const status = document.querySelector('main [role=status]');
  const form = place?.closest('form');
  if (!place || !status || !form) throw new Error('This page has no place for an answer.');
  const { failure, ...words } = JSON.parse(place.dataset['answer'] ?? '') as Words & { failure: FailureMessage };
  // loadOnUse.ts may have said something before the module came.
  status.replaceChildren();
  const root = createRoot(place);
  const draw = (announced: ReactNode, offer?: ReactNode) => {
    root.render(
      <ErrorBoundary {...failure}>
        {createPortal(announced, status)}
        {offer}
      </ErrorBoundary>,
    );
  };
  const guard =
    <Given,>(handle: (given: Given) => void) =>
    (given: Given) => {
      try {
        handle(given);
      } catch (error) {
        // Boundaries catch only what is thrown while rendering.
        draw(<Thrown error={error} />);
      }
    };
  return { form, words: words as unknown as Words, draw, guard };
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}
