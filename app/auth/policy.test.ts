import { describe, expect, test } from 'vitest';
import { can } from './policy.ts';
import type { Role, Viewer } from './viewer.ts';

function editor(role: Role, rights: string[] = []): Viewer {
  return { kind: 'editor', id: '1', email: 'a@b.example', username: 'a', first_name: '', last_name: '', role, rights };
}

describe('policy', () => {
  test('a visitor may do nothing', () => {
    expect(can({ kind: 'visitor' }, 'draft:read')).toBe(false);
    expect(can({ kind: 'visitor' }, 'page:publish')).toBe(false);
  });

  test('an editor may write but not publish', () => {
    expect(can(editor('editor'), 'page:publish')).toBe(false);
    expect(can(editor('editor'), 'draft:write')).toBe(true);
  });

  test('free HTML needs its own right, even for an administrator', () => {
    expect(can(editor('admin'), 'html:write')).toBe(false);
    expect(can(editor('editor', ['html']), 'html:write')).toBe(true);
  });

  test('only an administrator changes the settings', () => {
    expect(can(editor('publisher'), 'settings:write')).toBe(false);
    expect(can(editor('admin'), 'settings:write')).toBe(true);
  });
});
