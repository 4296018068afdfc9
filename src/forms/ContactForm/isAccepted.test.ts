import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

test.each([
  ['{"success": true}', true],
  ['{"ok": true, "errors": []}', true],
  ['{"message": "Thank you"}', true],
  ['<!doctype html><h1>Thank you</h1>', true],
  ['', true],
  ['{"success": false}', false],
  ['{"success": "false", "message": "spam"}', false],
  ['{"ok": false}', false],
  ['{"error": "Form not found"}', false],
  ['{"errors": [{"field": "email"}]}', false],
  ['{"errors": {"email": "invalid"}}', false],
  ['false', false],
])('200 with %s, and an error with it', (body, accepted) => {
  expect(isAccepted(true, body)).toBe(accepted);
  // An error status is a refusal, whatever the body says.
  expect(isAccepted(false, body)).toBe(false);
});
