/**
 * Whether a form service has accepted a message. Some services answer 200 to everything and report failure in JSON:
 * `{"success": false}` (or "false"), `{"ok": false}`, an `error` or `errors`. For anything but JSON, such as a thank-you page,
 * the status decides.
 */
export function isAccepted(ok: boolean, body: string): boolean {
  if (!ok) return false;
  const answer = parseJson(body);
  if (!(answer instanceof Object)) return answer !== false;
  const value = (name: string): unknown => Reflect.get(answer, name);
  const denied = (name: string) => String(value(name)) === 'false';
  const errors = value('errors');
  const hasErrors = errors instanceof Object && Object.keys(errors).length > 0;
  return !denied('success') && !denied('ok') && !value('error') && !hasErrors;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
