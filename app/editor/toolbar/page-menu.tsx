import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { askPage } from '../page-api.ts';
import { openPage } from '../settings/open-page.ts';
import type { Editor } from '../state/editor.ts';
import type { PagePanel } from '../state/interaction.ts';
import { useCell, useEditor } from '../state/use-editor.ts';

type Item = { label: string; run(): void };

/** What can be done with the page as a whole: a menu button that arrow keys, Home, End and Escape understand. */
export function PageMenu() {
  const editor = useEditor();
  const payload = useCell(editor.payload);
  const [isOpen, open] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const { locale } = editor.context;
  const title = payload.owner.title[locale] ?? payload.owner.title[otherLocale(locale)] ?? '';
  return (
    <span className="ed-menu">
      <button
        ref={button}
        type="button"
        className="ed-page"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open((now) => !now)}
      >
        <span className="visually-hidden">{m.editor_page_menu()}: </span>
        {title} <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          aria-label={m.editor_page_menu()}
          tabIndex={-1}
          onBlur={(event) => {
            const { relatedTarget } = event;
            if (relatedTarget !== button.current && !event.currentTarget.contains(relatedTarget)) open(false);
          }}
          onKeyDown={(event) => walk(event, () => close(button.current, open))}
        >
          {itemsOf(editor).map(({ label, run }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close(button.current, open);
                run();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}

function itemsOf(editor: Editor): Item[] {
  const { locale } = editor.context;
  const { permissions, page } = editor.payload.get();
  const title = page ? m.editor_settings() : m.editor_entry_values();
  const panel = (kind: PagePanel['kind']) => () => editor.interaction.panel.set({ kind });
  const editors: Item[] = [
    { label: title, run: panel('settings') },
    { label: m.editor_versions(), run: panel('versions') },
    { label: m.editor_page_translate(), run: () => void translate(editor) },
    { label: m.panels_help_title(), run: panel('help') },
  ];
  const publishers: Item[] = [
    { label: m.editor_new_page(), run: panel('new-page') },
    { label: m.editor_page_copy(), run: () => void copy(page?.id ?? '', locale) },
    { label: m.editor_bin(), run: panel('bin') },
  ];
  return page && permissions.pages ? [...editors, ...publishers] : editors;
}

async function copy(id: string, locale: 'de' | 'en'): Promise<void> {
  const answer = await askPage<{ id: string }>(`/${locale}/pageeditor-api/pages/${id}/copy/`, { method: 'POST' });
  if (answer.ok) await openPage(answer.body.id, locale);
}

/** Words of the other language where this one has none; the page is drawn anew with them. */
async function translate(editor: Editor): Promise<void> {
  const { locale } = editor.context;
  editor.flushText();
  if (!(await editor.queue.settled())) return;
  const address = `/${locale}/pageeditor-api/pages/${editor.payload.get().owner.id}/copy-language/`;
  const body = { from: otherLocale(locale), to: locale };
  const answer = await askPage<{ copied: number }>(address, { method: 'POST', body });
  if (answer.ok && answer.body.copied > 0) return location.reload();
  editor.interaction.toast.set({ text: m.editor_page_translated({ count: 0 }), canUndo: false });
}

function close(button: HTMLButtonElement | null, open: (isOpen: boolean) => void): void {
  open(false);
  button?.focus();
}

function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape') leave();
  if (next === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (next !== undefined) items.at(next % items.length)?.focus();
}
