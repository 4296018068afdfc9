import type { Page, Site } from '#content/model.ts';
import { hostOf } from '#lib/links.ts';
import { fill } from '#lib/text.ts';

/** What the form says and where its letters go: to the service that is connected, or else into the visitor's own email program. */
export function formWords({ form }: Pick<Page<'contact'>, 'form'>, site: Pick<Site, 'email' | 'contact'>) {
  const { heading: greeting, noScript: _, connected, notConnected, ...labels } = form;
  const { email: address, contact: service } = site;
  const status = { ...form.status, late: fill(form.status.late, { email: address }) };
  if (!service) {
    const { send, ...notice } = notConnected;
    return { ...labels, greeting, address, status, send, notice, connected: undefined };
  }
  const { strong, text, privacy, ...outcomes } = connected;
  const host = hostOf(service.endpoint);
  return {
    ...labels,
    greeting,
    address,
    status,
    notice: { strong, text: fill(text, { host }) },
    privacy: fill(privacy, { host }),
    connected: { ...outcomes, ...service },
  };
}

export type FormWords = ReturnType<typeof formWords>;

/** What the form's answers need. Without `connected` nothing is sent. */
export type ContactWords = Pick<FormWords, 'address' | 'greeting' | 'subject' | 'status' | 'connected'>;
