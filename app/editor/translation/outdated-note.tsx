import { isUntranslated } from '#app/cms/checks/untranslated.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { wordDiff } from '#app/cms/word-diff.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getModule } from '#app/modules/registry.ts';
import { WordChanges } from '../changes/word-changes.tsx';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { settle } from './outdated.ts';
import css from './outdated-note.module.css';

/** At a field: which words of the source have changed since it was translated, seen from either language. */
export function OutdatedNote({ node, field }: { node: ModuleNode; field: string }) {
  const editor = useEditor();
  const { outdated } = useObservable(editor.payload);
  const found = outdated.find((one) => one.module === node.id && one.field === field);
  const definition = getModule(node.model)?.fields[field];
  if (!found || !definition) return null;
  const source = otherLocale(found.locale);
  const words = (localized: unknown) => definition.searchText({ ...storedOf(field, node.props, undefined), localized });
  const isHere = found.locale === editor.context.locale;
  if (isUntranslated(found)) {
    const text = m.panels_translation_copied({ source: languageName(source), language: languageName(found.locale) });
    return (
      <div className={css.outdated} role="note">
        <p>{text}</p>
        <button type="button" className="insp-link" onClick={() => void settle(editor, found)}>
          {m.panels_translation_leave()}
        </button>
      </div>
    );
  }
  return (
    <div className={css.outdated} role="note">
      <p>
        {isHere
          ? m.panels_translation_outdated({ source: languageName(source) })
          : m.panels_translation_unaware({ language: languageName(found.locale) })}
      </p>
      <WordChanges parts={wordDiff(words(found.source), words(node.i18n[source]?.[field]))} />
      <button type="button" className="insp-link" onClick={() => void settle(editor, found)}>
        {isHere ? m.panels_translation_fits() : m.panels_translation_minor()}
      </button>
    </div>
  );
}
