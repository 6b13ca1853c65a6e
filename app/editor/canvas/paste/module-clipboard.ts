import type { ModuleNode } from '#app/cms/node.ts';
import { pasteModules, positionFor } from '#app/editor/commands/arrange.ts';
import { announce, beginPage, insert, remove } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import { contentOfAddress, contentOfUrl, receiveFiles } from './incoming.ts';

const format = 'application/x-foyer-modules';

type Stage = { signal: AbortSignal; elementOf(id: string): HTMLElement | null; isTyping(): boolean };

/** Copying and pasting whole modules, also to another page. Selected words and fields keep the browser's own clipboard. */
export function watchClipboard(editor: Editor, { signal, elementOf, isTyping }: Stage): void {
  const isOurs = (event: Event) => {
    const hasWords = document.getSelection()?.isCollapsed === false;
    const isElsewhere =
      event.target instanceof Element && event.target.closest('dialog, input, textarea, [data-form-text]');
    return !isTyping() && !isElsewhere && !hasWords;
  };
  const copy = (event: ClipboardEvent): string | null => {
    const id = editor.interaction.selected.get();
    const nodes = id && isOurs(event) ? editor.content.subtree(id) : [];
    if (!id || !nodes.length || !event.clipboardData) return null;
    event.clipboardData.setData(format, JSON.stringify(nodes));
    // biome-ignore lint/performance/useDomNodeTextContent: a copied text keeps the line breaks one sees
    event.clipboardData.setData('text/plain', elementOf(id)?.innerText ?? '');
    event.preventDefault();
    announce(editor, m.editor_said_copied({ name: moduleName(nodes[0]?.model ?? '') }));
    return id;
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener(
    'cut',
    (event) => {
      const id = copy(event);
      if (id) remove(editor, id);
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    (event) => {
      if (!isOurs(event) || !event.clipboardData) return;
      const nodes = readModules(event.clipboardData.getData(format));
      if (nodes) {
        event.preventDefault();
        pasteModules(editor, nodes);
        return;
      }
      void pasteForeign(editor, event);
    },
    { signal },
  );
}

/** A copied picture or address becomes its module after the selected one. */
async function pasteForeign(editor: Editor, event: ClipboardEvent): Promise<void> {
  const data = event.clipboardData;
  const selected = editor.interaction.selected.get();
  const files = [...(data?.files ?? [])];
  const address = data?.getData('text/plain') ?? '';
  const content = contentOfUrl(address);
  const spot = positionFor(editor, content?.model ?? 'image', selected);
  if (!files.length && !content) return;
  event.preventDefault();
  if (files.length) return receiveFiles(editor, files, spot);
  const meant = await contentOfAddress(editor, address);
  const place = meant && (spot ?? beginPage(editor));
  if (place) insert(editor, meant.model, place, meant);
}

/** Only modules this site knows; anything may stand in a clipboard. */
function readModules(text: string): ModuleNode[] | null {
  if (!text) return null;
  try {
    const nodes: unknown = JSON.parse(text);
    const isKnown = (node: unknown) =>
      typeof node === 'object' && node !== null && 'model' in node && getModule(String(node.model)) !== undefined;
    // Proof: written by `copy` above; the server checks every value again.
    return Array.isArray(nodes) && nodes.length > 0 && nodes.every(isKnown) ? (nodes as ModuleNode[]) : null;
  } catch {
    return null;
  }
}
