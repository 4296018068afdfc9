import type { FailureMessage } from '#forms/ErrorBoundary.tsx';
import styles from './AnswerPlace.module.css';

interface Props {
  /** What the form's module needs to know: see openAnswer(). */
  words: { failure: FailureMessage };
}

/**
 * The place where a form's module draws its answer to a press. It is empty in the HTML. Its styles have those of a failure, too: Vite gives
 * a page only styles of which it uses a class.
 */
export function AnswerPlace({ words }: Props) {
  return <div className={styles.answer} data-answer={JSON.stringify(words)} />;
}
