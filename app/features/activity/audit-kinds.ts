/** What people do, in the words of the filter, and which actions of the audit belong to it, as patterns of `like`. */
const kinds = {
  edit: [
    'entry:create',
    'entry:update',
    'entry:duplicate',
    'entry:import',
    'page:create',
    'page:update',
    'page:move',
    'page:copy',
    'module:%',
    'event:%',
    'restore',
    'translation:%',
    'language:%',
    'section:%',
    'review:%',
  ],
  publish: ['publish%', 'unpublish%', 'schedule:%', 'unschedule:%', 'release:%'],
  trash: ['entry:bin', 'entry:restore', 'page:delete', 'page:restore', 'media-bin', 'media-restore'],
  media: ['media%'],
  letters: ['form-entry:%'],
  site: ['settings:%', 'hours:%', 'alert:%', 'redirect:%', 'link:%', 'search:%', 'backup:%', 'site:%', 'audit:%'],
  people: ['user:%', 'account:%'],
} as const satisfies Record<string, readonly string[]>;

export type AuditKind = keyof typeof kinds;
// Proof: the keys of an object that is written here.
export const auditKinds = Object.keys(kinds) as AuditKind[];

export function patternsOf(kind: AuditKind): readonly string[] {
  return kinds[kind];
}

/** Saving what one is writing: dozens of times in one sitting. */
export function isSaving(action: string): boolean {
  return action === 'entry:update' || action === 'page:update' || action.startsWith('module:');
}
