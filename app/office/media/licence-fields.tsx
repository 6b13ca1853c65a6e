import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../office-controls.module.css';
import { longestLicence } from './media-fields.ts';

/** On what terms something may be shown, and its last day. */
export function LicenceFields({ licence, until }: { licence: string; until: string | null }) {
  return (
    <div className={controls.both}>
      <label>
        {m.office_media_licence()}
        <input name="licence" defaultValue={licence} maxLength={longestLicence} />
      </label>
      <label>
        {m.office_media_licence_until()}
        <input type="date" name="licence_until" defaultValue={until ?? ''} />
      </label>
    </div>
  );
}
