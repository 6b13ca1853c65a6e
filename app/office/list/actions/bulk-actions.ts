import type { CollectionDefinition } from '#app/cms/collection.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { commands } from '#app/contract/endpoints/router.ts';
import { isUuid } from '#app/db/uuid.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { isDated } from '#app/office/format.ts';

/** What can be done to one or many entries of a list at once. */
export type BulkAction = (typeof commands)[number];

const ofDates: ReadonlySet<BulkAction> = new Set(['cancel', 'postpone', 'move', 'soldout', 'few', 'sale', 'reinstate']);

/** The commands a list offers: those of dates only where entries have dates, restoring only in the bin. */
export function bulkActionsOf(definition: CollectionDefinition, { bin }: { bin: boolean }): BulkAction[] {
  if (bin) return ['restore'];
  return commands.filter((command) => command !== 'restore' && (isDated(definition) || !ofDates.has(command)));
}

export function isOfDates(command: BulkAction): boolean {
  return ofDates.has(command);
}

export function bulkActionName(command: BulkAction): string {
  return m[`office_command_${command}`]();
}

/** What a person enters with a command: where a move goes (a certain day before so many), and why, in each language. */
export type BulkActionRequest = {
  days: number;
  day: string;
  time: string;
  /** The id of a room; empty where it stays. */
  room: string;
  note_de: string;
  note_en: string;
};

export function readWish(form: FormData): BulkActionRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const days = Math.trunc(Number(text('days')));
  return {
    days: Number.isFinite(days) ? Math.min(Math.max(days, -3_650), 3_650) : 0,
    day: isLocalDate(text('day')) ? text('day') : '',
    room: isUuid(text('room')) ? text('room') : '',
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(text('time')) ? text('time') : '',
    note_de: text('note_de').slice(0, 300),
    note_en: text('note_en').slice(0, 300),
  };
}

/** Names where a move goes, so that a preview of one is not taken for the preview of another. */
export function targetOf({ days, day, time, room }: BulkActionRequest): string {
  return [day || days, time, room].join(' ');
}

/** Whether the preview that is agreed to showed what would be done now. */
export function isPreviewed(form: FormData): boolean {
  const seen = form.get('previewed');
  return seen === null || seen === targetOf(readWish(form));
}
