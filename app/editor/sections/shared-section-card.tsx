import { useEffect, useState } from 'react';
import { slotOf } from '#app/cms/collection/slots.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call } from '../call.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import css from './shared-section-card.module.css';
import { copySection, type SharedSection } from './shared-sections.ts';

const mostPlaces = 6;

/** What the section that is shown here is called, where else it stands, and the two ways to change what one sees. */
export default function SharedSectionCard({ node }: { node: ModuleNode }) {
  const editor = useEditor();
  const { locale } = editor.context;
  const id = typeof node.props.section === 'string' ? node.props.section : null;
  const [section, setSection] = useState<SharedSection | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setSection(null);
    // What shows it here counts too, also where it was put here a moment ago.
    const read = async (section: string) => {
      await editor.saved();
      const answer = await call('readSharedSection', { params: { lang: locale, id: section } });
      if (isCurrent && answer.ok) setSection(answer.body);
    };
    if (id) void read(id);
    return () => {
      isCurrent = false;
    };
  }, [editor, id, locale]);
  if (!id || !section) return null;
  const slot = slotOf(node.slug);
  const spot = { parent: null, column: 0, after: node.id, replaces: node.id, ...(slot && { slot }) };
  return (
    <section className={css.card} aria-label={section.title}>
      <h3>{section.title}</h3>
      {!section.online.includes(locale) && <p className={css.offline}>{m.sections_offline()}</p>}
      <Places places={section.places} />
      <p className={panelParts.actions}>
        {section.url && (
          <a className={panelParts.secondary} href={`${section.url}?edit`}>
            {m.sections_edit()}
          </a>
        )}
        <button type="button" className={panelParts.secondary} onClick={() => void copySection(editor, id, spot)}>
          {m.sections_detach()}
        </button>
      </p>
      <p className={panelParts.note}>{m.sections_detach_hint()}</p>
    </section>
  );
}

function Places({ places }: Pick<SharedSection, 'places'>) {
  const more = places.length - mostPlaces;
  return (
    <>
      <p className={panelParts.note}>
        {places.length > 0 ? m.sections_places({ count: places.length }) : m.sections_nowhere()}
      </p>
      <ul className={css.places}>
        {places.slice(0, mostPlaces).map(({ title, url, is_online: isOnline }) => (
          <li key={`${title}${url}`}>
            {url ? <a href={url}>{title}</a> : title}
            {!isOnline && <small> {m.sections_draft()}</small>}
          </li>
        ))}
        {more > 0 && <li>{m.sections_more({ count: more })}</li>}
      </ul>
    </>
  );
}
