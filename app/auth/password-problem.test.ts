import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.server.ts';

const ada = ['ada.reep@museum.example', 'Reepwerk'];

test.each([
  'password1234',
  'Passwort1234',
  '123456789012',
  'qwertzuiop12',
  'aaaaaaaaaaaa',
  'Reepwerk2026',
  'ada.reep@museum.example',
])('%s is long enough, and still no password', async (password) =>
  expect(await passwordProblem(password, ada)).toBe('common'),
);

test('a short password is told to be short, and a sentence of one’s own is welcome', async () => {
  expect(await passwordProblem('kürzer', ada)).toBe('short');
  expect(await passwordProblem('correct horse battery', ada)).toBeNull();
  expect(await passwordProblem('drei Möwen im Regen', ada)).toBeNull();
});
