import type { CollectionDefinition } from '#app/cms/collection.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel } from '#app/inspector/words.ts';
import type { Clash } from './draft-store.ts';

/** Both texts of a field that two people changed; one is taken, none is lost without a word. */
export function ClashCards({
  definition: { type, fields },
  clashes,
  onResolve,
}: {
  definition: CollectionDefinition;
  clashes: Clash[];
  onResolve(clash: Clash, take: 'mine' | 'theirs'): void;
}) {
  const words = ({ name, place }: Clash, value: unknown) => {
    const stored = place === 'props' ? { shared: value } : { localized: value };
    const plain = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
    return fields[name]?.searchText(stored) || plain || m.office_clash_empty();
  };
  return clashes.map((clash) => {
    const language = clash.place === 'props' ? '' : ` (${clash.place.toUpperCase()})`;
    const field = `${fieldLabel(type, clash.name)}${language}`;
    return (
      <section key={`${clash.place}${clash.name}`} className="office-clash" role="alert" aria-label={field}>
        <h2>{m.office_clash_title({ field })}</h2>
        <div>
          <h3>{m.office_clash_mine()}</h3>
          <p>{words(clash, clash.mine)}</p>
          <button type="button" className="office-button" onClick={() => onResolve(clash, 'mine')}>
            {m.office_clash_take_mine()}
          </button>
        </div>
        <div>
          <h3>{m.office_clash_theirs()}</h3>
          <p>{words(clash, clash.theirs)}</p>
          <button type="button" className="office-plain" onClick={() => onResolve(clash, 'theirs')}>
            {m.office_clash_take_theirs()}
          </button>
        </div>
      </section>
    );
  });
}
