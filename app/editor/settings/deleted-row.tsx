import { m } from '#app/i18n/paraglide/messages.js';

type RowProps = { name: string; about: (string | false | null)[]; restore(): void };

/** What was deleted, when and by whom, and the way back. */
export function DeletedRow({ name, about, restore }: RowProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <button type="button" className="insp-link" aria-label={`${m.editor_bin_restore()}: ${name}`} onClick={restore}>
        {m.editor_bin_restore()}
      </button>
    </li>
  );
}
