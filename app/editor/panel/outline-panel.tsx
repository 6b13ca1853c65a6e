import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { checkContent } from '#app/cms/checks/check-content.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import editorPanel from '../chrome/editor-panel.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useChanges, useEditor, useObservable } from '../core/use-editor.ts';
import { definitions } from '../document/definitions.ts';
import { moduleElement } from '../document/module-element.ts';
import { containerName } from '../document/places.ts';
import { hideMany, moveMany, removeMany } from './many-actions.ts';
import { statesOf } from './module-states.ts';
import css from './outline-panel.module.css';
import { type OutlineFilter, outlineFilters, outlineMarks, outlineRows } from './outline-rows.ts';
import { OutlineTree, stateMark } from './outline-tree.tsx';
import stateMarks from './state-marks.module.css';

export function OutlinePanel() {
  const { interaction } = useEditor();
  return useObservable(interaction.outline) ? <Outline /> : null;
}

/** The same page as a tree of names: to find, to see what is missing, and to do one thing with several modules. */
function Outline() {
  const { content, context, interaction } = useEditor();
  const current = useObservable(interaction.selected);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<OutlineFilter>('all');
  const [closed, close] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const marks = useMarks();
  const states = useStates();
  useChanges();
  const rows = outlineRows({ content, locale: context.locale, closed, query, filter, marks, states });
  const living = [...chosen].filter((id) => content.get(id));
  const fold = (id: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    close(next);
  };
  const show = (id: string) => {
    interaction.selected.set(id);
    moduleElement(id)?.scrollIntoView({ block: 'center' });
  };
  const insert = () => {
    const after = content.children(null).at(-1)?.id ?? null;
    interaction.panel.set({ kind: 'inserter', spot: { parent: null, column: 0, after } });
  };
  return (
    <nav
      data-region="outline"
      data-panel
      className={`${editorPanel.panel} ${editorPanel.outline}`}
      aria-label={m.editor_outline()}
    >
      <PanelHead title={m.editor_outline()} onClose={() => interaction.outline.set(false)} />
      <OutlineSearch query={query} filter={filter} onQuery={setQuery} onFilter={setFilter} />
      <div className={editorPanel.scroll}>
        <p className={stateMarks.states} aria-hidden="true">
          {locales.map((one) => (
            <span key={one}>{one.toUpperCase()}</span>
          ))}
        </p>
        {rows.length === 0 && (
          <p className={panelParts.note} role="status">
            {m.editor_link_nothing()}
          </p>
        )}
        <OutlineTree rows={rows} current={current} chosen={chosen} onChoose={choose} onShow={show} onFold={fold} />
        <button type="button" className={formParts.add} onClick={insert}>
          {m.editor_insert_module()}
        </button>
      </div>
      {living.length > 0 && <Together ids={living} done={() => choose(new Set())} />}
    </nav>
  );
}

type SearchProps = {
  query: string;
  filter: OutlineFilter;
  onQuery(query: string): void;
  onFilter(filter: OutlineFilter): void;
};

/** By words, and by what is missing or marked. */
function OutlineSearch({ query, filter, onQuery, onFilter }: SearchProps) {
  return (
    <div className={css.narrow}>
      <input
        type="search"
        aria-label={m.panels_outline_search()}
        placeholder={m.panels_outline_search()}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <select
        aria-label={m.panels_outline_only()}
        value={filter}
        onChange={(event) => onFilter(outlineFilters.find((one) => one === event.target.value) ?? 'all')}
      >
        {outlineFilters.map((one) => (
          <option key={one} value={one}>
            {stateMark[one]()}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What can be done with all chosen modules in one step. */
function Together({ ids, done }: { ids: string[]; done(): void }) {
  const editor = useEditor();
  const order = editor.content.inOrder().map(({ id }) => id);
  const chosen = order.filter((id) => ids.includes(id));
  const act = (command: () => void) => () => {
    const before = editor.interaction.doubted.get();
    command();
    // Where a question was asked first, the choice stays for whoever answers no.
    if (editor.interaction.doubted.get() === before) done();
  };
  useFocusInTree();
  return (
    <fieldset className={css.together}>
      <legend>{m.panels_outline_chosen({ count: chosen.length })}</legend>
      <button type="button" className="insp-link" onClick={act(() => hideMany(editor, chosen, true))}>
        {m.panels_outline_hide()}
      </button>
      <button type="button" className="insp-link" onClick={act(() => hideMany(editor, chosen, false))}>
        {m.panels_outline_show()}
      </button>
      <button
        type="button"
        className={`insp-link ${panelParts.danger}`}
        onClick={act(() => removeMany(editor, chosen))}
      >
        {m.panels_outline_delete()}
      </button>
      <label className={formParts.sub}>
        {m.panels_outline_move()}
        <select value="" onChange={(event) => act(() => moveMany(editor, chosen, event.target.value))()}>
          <option value="">–</option>
          {editor.content.children(null).map((root) => (
            <option key={root.id} value={root.id}>
              {containerName(editor, root)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** Buttons that go with the choice leave whoever came by keys in the tree, where they chose. */
function useFocusInTree() {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus();
    },
    [],
  );
}

/** What visitors have of each module, with what was changed here since. */
function useStates() {
  const { content, payload, touched } = useEditor();
  const { live, scheduled } = useObservable(payload);
  const changed = useObservable(touched);
  return useMemo(
    () => statesOf({ live, scheduled, touched: changed, get: (id) => content.get(id), now: Temporal.Now.instant() }),
    [content, live, scheduled, changed],
  );
}

/** Checked when the person pauses, so that typing never waits for it. */
function useMarks() {
  const { content, context, payload } = useEditor();
  const { outdated } = useObservable(payload);
  const round = useDeferredValue(useChanges());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` rises with every change of the draft
  return useMemo(() => {
    const nodes = content.all();
    const { locale } = context;
    const findings = checkContent({ nodes, definitions, context, outdated, now: Temporal.Now.instant() });
    return outlineMarks(nodes, { findings, locale });
  }, [content, context, outdated, round]);
}
