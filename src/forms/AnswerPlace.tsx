import type { FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';

interface Props {
  /** What the form's module needs to know: see openAnswer(). */
  words: { failure: FailureMessage };
}

/** Where a form's module draws what there is to do after a press. Empty in the HTML. */
export function AnswerPlace({ words }: Props) {
  return <div data-answer={JSON.stringify(words)} />;
}
