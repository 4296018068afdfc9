import type { ContactPage } from '#content/schemas/pages/contact.ts';

/** The words of the contact form's answers, and where its letters go. */
export interface ContactWords extends Pick<ContactPage['form'], 'subject' | 'status'> {
  address: string;
  /** How the email begins, as drawn above the form. */
  greeting: string;
  /** Undefined if no form service is connected: then nothing is sent. */
  connected?:
    | (Omit<ContactPage['form']['connected'], 'strong' | 'text' | 'privacy'> & { endpoint: string })
    | undefined;
}
