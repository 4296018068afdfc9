import type { FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';

interface Props {
  className?: string | undefined;
  /** What the form's module needs to know: see openAnswer(). */
  words: { failure: FailureMessage };
}

/** Where a form's module draws its answer: a status, and below it what there is to do. Empty in the HTML. */
export function AnswerPlace({ className, words }: Props) {
  return (
    <>
      {/* In the page from the start: screen readers announce only changes. */}
      <div className={className} role="status" />
      <div data-answer={JSON.stringify(words)} />
    </>
  );
}
