import { readLetter } from '#lib/letterLinks.ts';
import { isAccepted } from './isAccepted.ts';

/** The state of a message. `again` means that the same message was already sent. */
export type Outcome = 'sending' | 'sent' | 'again' | 'refused' | 'unanswered' | 'offline';

/** In milliseconds. */
const TIMEOUT = 20_000;

/** Returns a function that sends a form's fields, encoded as a browser without scripts would, and reports what becomes of them. */
export function createDelivery(endpoint: string, report: (outcome: Outcome) => void): (form: HTMLFormElement) => void {
  let isSending = false;
  let sent = '';
  const send = async (form: HTMLFormElement) => {
    if (isSending) return;
    const message = String(new URLSearchParams(Object.entries(readLetter(form))));
    if (message === sent) return report('again');
    isSending = true;
    report('sending');
    const result = await post(endpoint, message);
    isSending = false;
    if (result === 'sent') sent = message;
    report(result);
  };
  return (form) => void send(form);
}

/** Never throws. After `unanswered`, the message may or may not have arrived. */
async function post(endpoint: string, message: string): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // A native form has this content type too. It needs no CORS preflight.
      body: new URLSearchParams(message),
      headers: { accept: 'application/json' },
      signal: timeout.signal,
    });
    return isAccepted(response.ok, await response.text()) ? 'sent' : 'refused';
  } catch {
    return 'unanswered';
  }
}
