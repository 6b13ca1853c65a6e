import { m } from '#app/i18n/paraglide/messages.js';
import type { Role } from './viewer.ts';

export const roles = ['editor', 'publisher', 'admin'] as const satisfies readonly Role[];

/** What people call a role. */
export function roleName(role: Role): string {
  const names = { editor: m.shell_account_editor, publisher: m.shell_account_publisher, admin: m.shell_account_admin };
  return names[role]();
}
