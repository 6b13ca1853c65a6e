import type { Role, Viewer } from './viewer.ts';

/** The least role for each command; the only place where this is written. */
const leastRole = {
  'draft:read': 'editor',
  'draft:write': 'editor',
  'version:read': 'editor',
  // Drafts leave the team with it; whoever may see them may show them.
  'review:write': 'editor',
  'media:upload': 'editor',
  'container:create': 'editor',
  // What is to go online together; that it does is a right of its own.
  'release:write': 'editor',
  'release:publish': 'publisher',
  'page:publish': 'publisher',
  'page:unpublish': 'publisher',
  'page:create': 'publisher',
  'page:delete': 'publisher',
  'entry:write': 'editor',
  'entry:publish': 'publisher',
  'entry:delete': 'publisher',
  'redirect:write': 'publisher',
  'link:check': 'publisher',
  'search:write': 'publisher',
  'hours:write': 'publisher',
  'alert:write': 'publisher',
  'media:replace': 'publisher',
  'media:delete': 'publisher',
  // What people wrote to the site are personal data: not everybody who edits texts needs them.
  'form-entry:read': 'publisher',
  'form-entry:delete': 'publisher',
  'dashboard:read': 'editor',
  // Who did what and when is personal data of the team.
  'audit:read': 'admin',
  'backup:write': 'admin',
  // Drafts of everything and every original, in one file.
  'site:export': 'admin',
  'site:import': 'admin',
  'settings:write': 'admin',
  'user:write': 'admin',
  // One's own name, password, sessions and second factor.
  'account:write': 'editor',
  'html:write': 'editor',
} as const satisfies Record<string, Role>;

/** Commands that need a right of their own, whatever the role. */
const neededRight: Partial<Record<Action, string>> = { 'html:write': 'html' };

export type Action = keyof typeof leastRole;

const rank: Record<Role, number> = { editor: 0, publisher: 1, admin: 2 };

/** May this viewer do it? Visitors may do none of it; what they may read is the visibility rule's business. */
export function can(viewer: Viewer, action: Action): boolean {
  if (viewer.kind === 'visitor') return false;
  const right = neededRight[action];
  return rank[viewer.role] >= rank[leastRole[action]] && (!right || viewer.rights.includes(right));
}
