import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call, ownerParams } from '../call.ts';
import css from '../chrome/editor-menu.module.css';
import { MenuButton, type MenuItem } from '../chrome/menu-button.tsx';
import type { Editor } from '../core/editor.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import type { PagePanel } from '../document/ui-state.ts';
import { openPage } from '../settings/open-page.ts';

/** What can be done with the page as a whole. */
export function PageMenu() {
  const editor = useEditor();
  const { owner } = useObservable(editor.payload);
  const { locale } = editor.context;
  const title = owner.title[locale] ?? owner.title[otherLocale(locale)] ?? '';
  return (
    <MenuButton name={m.editor_page_menu()} className={css.page} items={() => itemsOf(editor)}>
      <span className={css.title}>{title}</span> <span aria-hidden="true">▾</span>
    </MenuButton>
  );
}

function itemsOf(editor: Editor): MenuItem[] {
  const { locale } = editor.context;
  const { permissions, page } = editor.payload.get();
  const title = page ? m.editor_values_page() : m.editor_values();
  const panel = (kind: PagePanel['kind']) => () => editor.interaction.panel.set({ kind });
  const item = (label: string, run: () => void): MenuItem => ({ key: label, label, run });
  const editors = [
    item(title, panel('settings')),
    item(m.editor_outline(), () => editor.interaction.outline.update((open) => !open)),
    item(m.editor_versions(), panel('versions')),
    item(m.panels_deleted(), panel('deleted')),
    item(m.preview_open(), panel('preview')),
    item(m.editor_page_translate(), () => void translate(editor)),
    item(m.editor_messages(), panel('messages')),
    item(m.panels_help_title(), panel('help')),
  ];
  const publishers = [
    item(m.editor_new_page(), panel('new-page')),
    item(m.editor_page_copy(), () => void copy(page?.id ?? '', locale)),
    item(m.editor_bin(), panel('bin')),
  ];
  return page && permissions.pages ? [...editors, ...publishers] : editors;
}

async function copy(id: string, locale: 'de' | 'en'): Promise<void> {
  const answer = await call('copyPage', { params: { lang: locale, id } });
  if (answer.ok) await openPage(answer.body.id, locale);
}

/** Words of the other language where this one has none; the page is rendered anew with them. */
async function translate(editor: Editor): Promise<void> {
  const { locale } = editor.context;
  editor.flushText();
  if (!(await editor.queue.settled())) return;
  const body = { from: otherLocale(locale), to: locale };
  const answer = await call('copyLanguage', { params: ownerParams(editor), body });
  if (!answer.ok) return;
  if (answer.body.copied > 0) return location.reload();
  editor.interaction.toast.set({ text: m.editor_page_translated({ count: 0 }), canUndo: false });
}
