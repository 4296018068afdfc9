import { useRef, useState } from 'react';
import { isAccepted } from './isAccepted.ts';

/** What has become of a message. */
export type Outcome = 'sending' | 'sent' | 'again' | 'refused' | 'unanswered' | 'offline';

/** How long the receiver may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends a form's fields to its endpoint, as a browser without scripts would, and tells what became of them. */
export function useSending(endpoint: string): { outcome: Outcome | undefined; send: (form: HTMLFormElement) => void } {
  const [outcome, setOutcome] = useState<Outcome>();
  const isSending = useRef(false);
  const sent = useRef('');

  const send = async (form: HTMLFormElement) => {
    // A second press while the first is under way asks for nothing new.
    if (isSending.current) return;
    const message = formBody(form);
    if (message === sent.current) return setOutcome('again');
    isSending.current = true;
    setOutcome('sending');
    const result = await post(endpoint, message);
    isSending.current = false;
    if (result === 'sent') sent.current = message;
    setOutcome(result);
  };
  return { outcome, send: (form) => void send(form) };
}

function formBody(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return String(new URLSearchParams(entries));
}

/** Never throws. Without an answer nobody knows whether the message has arrived, so nothing is claimed. */
async function post(endpoint: string, message: string): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      // The type of a native form, with which browsers ask for no permission first.
      body: new URLSearchParams(message),
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: timeout.signal,
    });
    return isAccepted(answer.ok, await answer.text()) ? 'sent' : 'refused';
  } catch {
    return 'unanswered';
  } finally {
    clearTimeout(timer);
  }
}
