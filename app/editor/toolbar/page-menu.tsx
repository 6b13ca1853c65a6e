import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { call, ownerParams } from '../call.ts';
import css from '../chrome/editor-menu.module.css';
import { MenuButton, type MenuItem } from '../chrome/menu-button.tsx';
import { redo } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import type { PagePanel } from '../document/ui-state.ts';
import { flip } from '../language/language-flip.tsx';
import { languageName } from '../language-name.ts';
import { openPage } from '../settings/open-page.ts';

/** What can be done with the page as a whole. */
export function PageMenu() {
  const editor = useEditor();
  const { owner } = useObservable(editor.payload);
  const { locale } = editor.context;
  const title = owner.title[locale] ?? owner.title[otherLocale(locale)] ?? '';
  return (
    <MenuButton name={m.editor_page_menu()} className={css.page} items={() => itemsOf(editor)}>
      <span className={css.short} aria-hidden="true">
        <ToolIcon name="menu" />
        {m.editor_menu()}
      </span>
      <span className={css.title}>{title}</span>
      <ToolIcon name="down" />
    </MenuButton>
  );
}

function itemsOf(editor: Editor): MenuItem[] {
  const { permissions, page } = editor.payload.get();
  const isManaged = page !== null && permissions.pages;
  return [
    aboutPage(editor, isManaged),
    aboutView(editor),
    [
      panelItem(editor, m.panels_deleted(), 'deleted'),
      ...(isManaged ? [panelItem(editor, m.editor_bin(), 'bin')] : []),
      panelItem(editor, m.editor_messages(), 'messages'),
    ],
    ...(isManaged ? [[panelItem(editor, m.editor_new_page(), 'new-page')]] : []),
    [{ ...panelItem(editor, m.panels_help_title(), 'help'), keys: '?' }],
    ...(matchMedia(phone).matches ? [onPhone(editor)] : []),
  ].flatMap((group, index) => group.map((item, at) => ({ ...item, isFirst: index > 0 && at === 0 })));
}

/** Where the bar has no room for them (`top-bar.module.css`). */
const tablet = '(width < 64em)';
const phone = '(width < 48em)';

function item(label: string, run: () => void): MenuItem {
  return { key: label, label, run };
}

function panelItem({ interaction }: Editor, label: string, kind: PagePanel['kind']): MenuItem {
  return item(label, () => interaction.panel.set({ kind }));
}

function aboutPage(editor: Editor, isManaged: boolean): MenuItem[] {
  const { page } = editor.payload.get();
  return [
    panelItem(editor, page ? m.editor_values_page() : m.editor_values(), 'settings'),
    panelItem(editor, m.review_panel_title(), 'reviews'),
    item(m.editor_page_translate(), () => void translate(editor)),
    ...(isManaged ? [item(m.editor_page_copy(), () => void copy(editor, page?.id ?? ''))] : []),
  ];
}

/** Ways to look at the page; what the bar shows is not said twice. */
function aboutView(editor: Editor): MenuItem[] {
  const outline = item(m.editor_outline(), () => editor.interaction.outline.update((open) => !open));
  const versions = panelItem(editor, m.editor_versions(), 'versions');
  return [
    ...(matchMedia(phone).matches ? [outline] : []),
    ...(matchMedia(tablet).matches ? [versions] : []),
    panelItem(editor, m.preview_open(), 'preview'),
  ];
}

function onPhone(editor: Editor): MenuItem[] {
  const other = otherLocale(editor.context.locale);
  return [
    { ...item(m.editor_redo(), () => redo(editor)), keys: `${m.panels_help_key_control()}+Y` },
    item(languageName(other), () => void flip(editor, other)),
    item(m.editor_finish(), () => location.assign(location.pathname)),
  ];
}

async function copy(editor: Editor, id: string): Promise<void> {
  const answer = await call('copyPage', { params: { lang: editor.context.locale, id } });
  if (answer.ok) await openPage(editor, answer.body.id);
}

/** Words of the other language where this one has none; the page is rendered anew with them. */
async function translate(editor: Editor): Promise<void> {
  const { locale } = editor.context;
  if (!(await editor.saved())) return;
  const body = { from: otherLocale(locale), to: locale };
  const answer = await call('copyLanguage', { params: ownerParams(editor), body });
  if (!answer.ok) return;
  if (answer.body.copied > 0) return location.reload();
  editor.interaction.toast.set({ text: m.editor_page_translated({ count: 0 }), canUndo: false });
}
