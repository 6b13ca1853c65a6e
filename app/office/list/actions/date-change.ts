import type { DateChange } from '#app/collections/event/date-change.ts';
import type { BulkAction, BulkActionRequest } from './bulk-actions.ts';

/** A deed as the change of dates that the programme knows; null when it is another kind of deed. */
export function dateChangeOf(deed: BulkAction, { days, time, note_de, note_en }: BulkActionRequest): DateChange | null {
  const note = { ...(note_de ? { de: note_de } : {}), ...(note_en ? { en: note_en } : {}) };
  const noted = Object.keys(note).length > 0 ? { note } : {};
  switch (deed) {
    case 'cancel':
    case 'postpone':
    case 'reinstate':
      return { kind: deed, ...noted };
    case 'move':
      return { kind: 'move', days, ...(time ? { time } : {}), ...noted };
    case 'soldout':
    case 'few':
    case 'sale':
      return { kind: 'tickets', state: deed };
    default:
      return null;
  }
}
