const OUTCOMES = /^(success|ok|sent|status|status_?code|code|result)$/i;
const REFUSED = /^(false|no|ko|0|[45]\d\d)$|fail|error|invalid|reject|denied|abort|spam/i;

/**
 * Returns whether a form service has accepted a message. Some services answer 200 to everything and report failure in JSON, such as
 * `{"success": false}`. A page in place of JSON asks for something first, such as a CAPTCHA.
 */
export function isAccepted(ok: boolean, body: string): boolean {
  return ok && !/^\s*</.test(body) && !isRefusal(readAnswer(body));
}

function isRefusal(answer: unknown): boolean {
  if (!(answer instanceof Object)) return REFUSED.test(String(answer));
  return Object.entries(answer).some(([name, value]) => {
    if (value instanceof Object) return /^errors?$/i.test(name) ? Object.keys(value).length > 0 : isRefusal(value);
    return /^errors?$/i.test(name) ? Boolean(value) : OUTCOMES.test(name) && REFUSED.test(String(value));
  });
}

function readAnswer(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body.trim().split(/\W/, 1)[0];
  }
}
