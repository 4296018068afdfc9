import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary, type FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';

/**
 * Opens the AnswerPlace of the page's form. React draws in it and nowhere else: the form is the page's own, and whatever a translation or
 * an extension has done to it, it stays. They change what is drawn, too, so every text that changes stands in an element with a `key` of
 * that text: React then replaces the element, and never looks for a text node that is gone.
 * - `words` are those of the AnswerPlace.
 * - `draw` draws a status, and what there is to do.
 * - `guard` wraps event handlers: what they throw is shown as a failure, instead of leaving a control that silently does nothing.
 * @throws if the page has no such place
 */
export function openAnswer<Words>() {
  const place = document.querySelector<HTMLElement>('[data-answer]');
  const status = document.querySelector('main [role=status]');
  const form = place?.closest('form');
  if (!place || !status || !form) throw new Error('This page has no place for an answer.');
  const { failure, ...words } = JSON.parse(place.dataset['answer'] ?? '') as Words & { failure: FailureMessage };
  // browser/firstUse.ts may have said something in the meantime.
  status.replaceChildren();
  const root = createRoot(place);
  const draw = (said: ReactNode, offer?: ReactNode) => {
    root.render(
      <ErrorBoundary {...failure}>
        {createPortal(said, status)}
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
