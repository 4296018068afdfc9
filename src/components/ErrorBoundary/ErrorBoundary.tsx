import { Component, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmailLink } from '#components/EmailLink/EmailLink.tsx';
import { splitAt } from '#format/text.ts';
import styles from './ErrorBoundary.module.css';

/** What stands in the place of a part that has failed. */
export interface FailureMessage {
  heading: string;
  /** Names the address as {email}. */
  lead: string;
  home: { label: string; to: string };
  email: string;
}
interface Props extends FailureMessage {
  children: ReactNode;
}

/**
 * Around every hydrated part: when it fails, this says so and gives a way on, and the rest of the page lives. It catches
 * errors of rendering and of effects; handlers of events are brought to it by `useGuard`.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { heading, lead, home, email, children } = this.props;
    if (!this.state.failed) return children;
    const [before, after] = splitAt(lead, 'email');
    return (
      <div className={styles.failure} role="alert">
        <h2>{heading}</h2>
        <p>
          {before}
          <EmailLink email={email} />
          {after}
        </p>
        <Button to={home.to} label={home.label} />
      </div>
    );
  }
}
