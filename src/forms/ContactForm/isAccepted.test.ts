import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

const ACCEPTED = `OK
[]
{"success": true}
{"ok": true, "errors": [], "error": null}
{"status": "mail_sent"}
{"result": "success", "code": 200}
{"message": "error, she wrote", "id": 0}`;

const REFUSED = `{"success": false}
{"success": 0}
{"error": "Form not found"}
{"error": 1}
{"errors": [{"field": "email"}]}
{"errors": {"email": "invalid"}}
{"status": "error"}
{"statusCode": 422}
{"data": {"ok": false}}
false
0
Error: no such form
<!doctype html><h1>Are you a person?</h1>
 <html>`;

const answers = (bodies: string, accepted: boolean) => bodies.split('\n').map((body) => [body, accepted] as const);

test.each([['', true] as const, ...answers(ACCEPTED, true), ...answers(REFUSED, false)])(
  '200 with %s, and an error with it',
  (body, accepted) => {
    expect(isAccepted(true, body)).toBe(accepted);
    // An error status is a refusal, whatever the body says.
    expect(isAccepted(false, body)).toBe(false);
  },
);
