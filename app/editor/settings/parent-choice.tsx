import type { ListedPage } from '#app/collections/page/public/page-list.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from '#app/inspector/form-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { depthsOf, nameIn } from './page-tree.ts';

type ParentProps = {
  id: string;
  /** All pages, in the order of the tree. */
  pages: readonly ListedPage[];
  /** Which of them a page may not stand below: itself and what is below it. */
  without?: ReadonlySet<string>;
  /** Empty for the top of the tree. */
  value: string;
  onChange(parent: string): void;
};

/** Below which page a page stands. */
export function ParentChoice({ id, pages, without, value, onChange }: ParentProps) {
  const { locale } = useEditor().context;
  const depths = depthsOf(pages);
  return (
    <div className="insp-row">
      <label className={css.label} htmlFor={id}>
        {m.editor_place_parent()}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{m.editor_place_top()}</option>
        {pages
          .filter((page) => !without?.has(page.id))
          .map((page) => (
            <option key={page.id} value={page.id}>
              {'\u2003'.repeat(depths.get(page.id) ?? 0)}
              {nameIn(page, locale)}
            </option>
          ))}
      </select>
    </div>
  );
}
