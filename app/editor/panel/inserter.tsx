import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { modules } from '#app/modules/registry.ts';
import { isSharedSection } from '#app/modules/shared-section/schema.ts';
import thumbnail from '../chrome/thumbnail.module.css';
import { insert } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import type { InsertPoint } from '../document/ui-state.ts';
import { foundModels, keepRecent, recentModels } from './found-models.ts';
import css from './inserter.module.css';

/** The pictures come when somebody chooses for the first time; without them, after a new build, the names still stand. */
const Thumbnail = lazy(() => import('../chrome/thumbnail.tsx').catch(() => ({ default: Ground })));

function Ground() {
  return <svg viewBox="0 0 74 60" aria-hidden="true" className={thumbnail.thumb} />;
}

/** A searchable grid of what may stand in this place. */
export function Inserter({ spot }: { spot: InsertPoint }) {
  const editor = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { allowed, found, query, search, active, go } = useModels(spot, list);
  // Over everything, but not modal: to make a long page inert and alive again costs twice more than to insert.
  useEffect(() => dialog.current?.showPopover(), []);
  const close = () => editor.interaction.panel.set({ kind: 'none' });
  const choose = (model: string | undefined) => {
    if (!model) return;
    // A part of the page that goes away with the focus has a long page laid out once more in the middle of the change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    keepRecent(model);
    // Which one it shall be is the next question.
    if (isSharedSection(model)) return editor.interaction.panel.set({ kind: 'shared-sections', spot });
    close();
    insert(editor, model, spot);
  };
  return (
    <dialog
      ref={dialog}
      popover="auto"
      className={`ed-dialog ${css.inserter}`}
      aria-label={m.editor_insert_module()}
      onToggle={({ newState }) => newState === 'closed' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div className={`ed-asks ${css.search}`}>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="ed-models"
          aria-activedescendant={found[active] ? `ed-model-${found[active]}` : undefined}
          aria-label={m.editor_insert_search()}
          placeholder={m.editor_insert_search()}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') choose(found[active]);
            if (event.key === 'Enter' || go(event.key)) event.preventDefault();
          }}
        />
        <span>{m.editor_insert_allowed({ count: allowed.length })}</span>
      </div>
      <div ref={list} id="ed-models" role="listbox" aria-label={m.editor_insert_module()} className={css.models}>
        {found.map((model, index) => (
          <ModelOption key={model} model={model} isActive={index === active} onChoose={() => choose(model)} />
        ))}
      </div>
      <p className={css.foot}>{m.editor_insert_keys()}</p>
    </dialog>
  );
}

/** What may stand there and fits the words, the last used first; `go` moves by a key and answers whether it did. */
function useModels(spot: InsertPoint, list: RefObject<HTMLDivElement | null>) {
  const allowed = allowedModels(useEditor(), spot);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [recent] = useState(recentModels);
  const found = foundModels(allowed, query, recent);
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const go = (key: string) => {
    const step = stepOf(key, list.current);
    if (step === 0) return false;
    const next = Math.max(0, Math.min(found.length - 1, active + step));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  return { allowed, found, query, search, active, go };
}

function ModelOption({ model, isActive, onChoose }: { model: string; isActive: boolean; onChoose(): void }) {
  return (
    <div
      id={`ed-model-${model}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <Suspense fallback={<Ground />}>
        <Thumbnail model={model} />
      </Suspense>
      {moduleName(model)}
    </div>
  );
}

/** One on, or a row: how many stand beside each other depends on the width of the window. */
function stepOf(key: string, grid: HTMLElement | null): number {
  const perRow = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[key] ?? 0;
}

function allowedModels(editor: Editor, { parent }: InsertPoint): string[] {
  const holder = editor.content.get(parent)?.model;
  const { permissions, owner } = editor.payload.get();
  return modules
    .filter(({ deprecated, right }) => !deprecated && (!right || permissions.html))
    .filter(({ notIn }) => holder || !notIn?.includes(owner.type))
    .filter(({ parents }) => (holder ? parents.includes(holder) : parents.length === 0))
    .map(({ model }) => model);
}
