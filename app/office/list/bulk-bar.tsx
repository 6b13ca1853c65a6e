import { m } from '#app/i18n/paraglide/messages.js';
import { type Deed, deedName, isOfDates } from './deeds.ts';

/** In place above the rows: what can be done with those that are ticked. Every deed shows a preview first. */
export function BulkBar({ deeds, chosen }: { deeds: Deed[]; chosen: ReadonlySet<string> }) {
  const count = chosen.size;
  const hasDates = deeds.some(isOfDates);
  const first = deeds.filter((deed) => (hasDates ? isOfDates(deed) : true));
  const rest = deeds.filter((deed) => !first.includes(deed));
  return (
    <fieldset className="office-bulk" data-some={count > 0 || undefined}>
      <legend className="visually-hidden">{m.office_bulk()}</legend>
      <span role="status" className="office-count">
        {m.office_selected({ count })}
      </span>
      {first.map((deed) => (
        <DeedButton key={deed} deed={deed} />
      ))}
      {rest.length > 0 && (
        <details className="office-menu">
          <summary>{m.office_more()}</summary>
          <div>
            {rest.map((deed) => (
              <DeedButton key={deed} deed={deed} />
            ))}
          </div>
        </details>
      )}
      <span className="office-muted office-hint">{m.office_bulk_hint()}</span>
    </fieldset>
  );
}

function DeedButton({ deed }: { deed: Deed }) {
  return (
    <button type="submit" className="office-plain" name="deed" value={`ask:${deed}`}>
      {deedName(deed)}
    </button>
  );
}
