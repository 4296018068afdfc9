/**
 * Whether a form service has taken a message. Services that answer 200 to everything say in their JSON that something was wrong:
 * `{"success": false}` (also as text), `{"ok": false}`, an `error`, or a list of `errors`. An answer that is no JSON, such as a page
 * of thanks, is judged by its status alone.
 */
export function isAccepted(ok: boolean, body: string): boolean {
  if (!ok) return false;
  const answer = parseJson(body);
  if (!(answer instanceof Object)) return answer !== false;
  const value = (name: string): unknown => Reflect.get(answer, name);
  const denied = (name: string) => value(name) === false || String(value(name)).toLowerCase() === 'false';
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
