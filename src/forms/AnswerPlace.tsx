import type { FailureMessage } from '#components/ErrorBoundary/ErrorBoundary.tsx';

interface Props {
  /** What the form's module needs to know: see openAnswer(). */
  words: { failure: FailureMessage };
}

/** The place where a form's module draws its answer to a press. It is empty in the HTML. */
export function AnswerPlace({ words }: Props) {
  return <div data-answer={JSON.stringify(words)} />;
}
