import { Form } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import type { RemovalNote } from './removal-undo.server.ts';

type Props = { note: RemovalNote; name: string; locale: Locale; csrfToken: string };

/** Says over the next screen what was taken away or brought back, with its way back. */
export function RemovalOutcome({ note, name, locale, csrfToken }: Props) {
  return (
    <div className={controls.outcome} role="status">
      <p>{wordsOf(note)}</p>
      {note.done !== 'restored' && (
        <Form method="post" action={urls.officeRemoval(locale, note.type, note.id)}>
          <CsrfField token={csrfToken} />
          <button type="submit" className={controls.plain} name="command" value={`undo:${name}`}>
            {m.office_undo()}
          </button>
        </Form>
      )}
    </div>
  );
}

function wordsOf(note: RemovalNote): string {
  const { title } = note;
  if (note.done === 'offline')
    return m.office_removal_done_offline({ title, language: m[`office_language_${note.locale}`]() });
  if (note.done === 'restored') return `${m.office_removal_done_restored({ title })} ${publicationText(note)}`.trim();
  const places = note.replaced?.places ?? 0;
  return places > 0
    ? m.office_removal_done_replaced({ title, count: places })
    : m.office_removal_done_trashed({ title });
}

type Back = { online: readonly Locale[]; offline: readonly { locale: Locale; reason: string }[] };

/** Which languages are online again, and why another is not. */
export function publicationText({ online, offline }: Back): string {
  const languages = online.map((locale) => m[`office_language_${locale}`]()).join(', ');
  return [
    online.length > 0 ? m.office_restored_online({ languages }) : '',
    ...offline.map(({ locale, reason }) =>
      m.office_restored_offline({
        language: m[`office_language_${locale}`](),
        reason: findMessage(reason) ?? reason,
      }),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
