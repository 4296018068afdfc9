import { useRef, useState } from 'react';
import { readLetter } from '#lib/letter.ts';
import { isAccepted } from './isAccepted.ts';

/** The state of a message. `again`: the same message was already sent. */
export type Outcome = 'sending' | 'sent' | 'again' | 'refused' | 'unanswered' | 'offline';

/** How long the service may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends a form's fields to its endpoint, encoded as a browser without scripts would, and reports the result. */
export function useSubmission(endpoint: string): {
  outcome: Outcome | undefined;
  send: (form: HTMLFormElement) => void;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const sent = useRef('');

  const send = async (form: HTMLFormElement) => {
    if (outcome === 'sending') return;
    const message = String(new URLSearchParams(Object.entries(readLetter(form))));
    if (message === sent.current) return setOutcome('again');
    setOutcome('sending');
    const result = await post(endpoint, message);
    if (result === 'sent') sent.current = message;
    setOutcome(result);
  };
  return { outcome, send: (form) => void send(form) };
}

/** Never throws. `unanswered`: the message may or may not have arrived. */
async function post(endpoint: string, message: string): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // The content type of a native form, which needs no CORS preflight.
      body: new URLSearchParams(message),
      headers: { accept: 'application/json' },
      signal: timeout.signal,
    });
    return isAccepted(response.ok, await response.text()) ? 'sent' : 'refused';
  } catch {
    return 'unanswered';
  }
}
