import type { DateChange } from '#app/collections/event/date-change.ts';
import type { BulkAction, BulkActionRequest } from './bulk-actions.ts';

/** A command as the change of dates that the programme knows; null when it is another kind of command. */
export function dateChangeOf(
  command: BulkAction,
  { days, day, time, room, note_de, note_en }: BulkActionRequest,
): DateChange | null {
  const note = { ...(note_de ? { de: note_de } : {}), ...(note_en ? { en: note_en } : {}) };
  const noted = Object.keys(note).length > 0 ? { note } : {};
  switch (command) {
    case 'cancel':
    case 'postpone':
    case 'reinstate':
      return { kind: command, ...noted };
    case 'move':
      return { kind: 'move', days, ...(day && { day }), ...(time && { time }), ...(room && { room }), ...noted };
    case 'soldout':
    case 'few':
    case 'sale':
      return { kind: 'tickets', state: command };
    default:
      return null;
  }
}
