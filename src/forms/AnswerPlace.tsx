import { Button } from '#components/Button/Button.tsx';
import { EmailLink } from '#components/Links/Links.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import styles from './AnswerPlace.module.css';

export interface FailureMessage {
  heading: string;
  /** With the placeholder {email}. */
  lead: string;
  home: { label: string; to: string };
  email: string;
}

/**
 * The place where a form's module draws its answer to a press. It is empty in the HTML. `words` are what the module needs to know: see
 * openAnswer(). Its styles have those of a failure, too: Vite gives a page only styles of which it uses a class.
 */
export function AnswerPlace({ words }: { words: { failure: FailureMessage } }) {
  return <div className={styles.answer} data-answer={JSON.stringify(words)} />;
}

/** Takes the place of an answer that throws. */
export function Failure({ heading, lead, home, email }: FailureMessage) {
  return (
    <div className={`${styles.failure} stack`} role="alert">
      <h2>{heading}</h2>
      <p>
        <FilledText text={lead} slot="email">
          <EmailLink email={email} />
        </FilledText>
      </p>
      <Button to={home.to} label={home.label} />
    </div>
  );
}
