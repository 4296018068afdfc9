import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Failure, type FailureMessage } from '#forms/AnswerPlace.tsx';

/**
 * Opens the AnswerPlace of the page's form. React draws only there, so the form keeps what a translation or an extension has done to it.
 * They change the answer too: every text that changes is in an element whose `key` is that text, so that React replaces the element and
 * never looks for a text node that is gone. What throws while React draws is shown as a failure, and so is what an event handler throws in
 * `guard`.
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
  let hasFailed = false;
  const fail = (error: unknown) => {
    console.error(error);
    hasFailed = true;
    root.render(<Failure {...failure} />);
  };
  const root = createRoot(place, { onUncaughtError: fail });
  const draw = (announced: ReactNode, offer?: ReactNode) => {
    if (hasFailed) return;
    root.render(
      <>
        {createPortal(announced, status)}
        {offer}
      </>,
    );
  };
  const guard =
    <Given,>(handle: (given: Given) => void) =>
    (given: Given) => {
      try {
        handle(given);
      } catch (error) {
        fail(error);
      }
    };
  return { form, words: words as unknown as Words, draw, guard };
}
