import { Component, type ReactNode } from 'react';
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
 * openAnswer(). Its styles have those of a failure, too: Vite gives
 * a page only styles of which it uses a class.
 */
export function AnswerPlace({ words }: { words: { failure: FailureMessage } }) {
  return <div className={styles.answer} data-answer={JSON.stringify(words)} />;
}

/** Shows a message in place of a part that throws in rendering or in an effect. openAnswer() adds what event handlers throw. */
export class ErrorBoundary extends Component<FailureMessage & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { heading, lead, home, email, children } = this.props;
    if (!this.state.failed) return children;
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
}
