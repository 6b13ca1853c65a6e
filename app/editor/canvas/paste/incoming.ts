import { readEmbed } from '#app/cms/embeds.ts';
import { announce, beginPage, insert } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import type { InsertPoint } from '#app/editor/document/ui-state.ts';
import { formServices } from '#app/editor/services.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ownTarget } from '../own-address.ts';

type Source = { types: string[]; items: DataTransferItem[]; getStringData(type: string): string | null };

type Content = { model: string; props: Record<string, unknown>; texts?: Record<string, unknown> };

const urlType = 'text/uri-list';

/** Files and addresses; anything else is left to the browser. */
export function isWelcome({ types }: Pick<Source, 'types'>): boolean {
  return types.includes('Files') || types.includes(urlType);
}

/** Something from the desktop or another window becomes the module that shows it; without a place it begins the page. */
export async function receive(editor: Editor, source: Source, spot: InsertPoint | null): Promise<void> {
  const files = source.items.flatMap((item) => item.getAsFile() ?? []);
  if (files.length) return receiveFiles(editor, files, spot);
  const [url] = (source.getStringData(urlType) ?? '').split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const content = url ? await contentOfAddress(editor, url) : null;
  const place = content && (spot ?? beginPage(editor));
  if (place) insert(editor, content.model, place, content);
  else announce(editor, m.editor_said_unknown_drop());
}

/** The same for any address; one of ours, in either language, becomes a reference that follows when its page moves. */
export async function contentOfAddress(editor: Editor, url: string): Promise<Content | null> {
  const content = contentOfUrl(url);
  const target = content?.model === 'link' ? await ownTarget(editor, url.trim()) : null;
  if (!target) return content;
  return { model: 'link', props: { link: { ref: target.ref } }, texts: { link_text: target.title.slice(0, 80) } };
}

/** One after the other, so that they stand in the order in which they were dropped. */
export async function receiveFiles(editor: Editor, files: readonly File[], spot: InsertPoint | null): Promise<void> {
  const { uploadMedia } = formServices(editor);
  let place = spot;
  for (const file of files) {
    announce(editor, m.editor_said_uploading({ name: file.name }));
    const record = await uploadMedia(file);
    if (typeof record === 'string') {
      announce(editor, `${m.editor_said_refused_file({ name: file.name })} ${record}`);
      continue;
    }
    editor.fields.addMedia(record);
    const content = contentOfFile(record, file.name);
    place ??= beginPage(editor);
    const after = place && insert(editor, content.model, place, content);
    if (place && after) place = { ...place, after };
  }
}

/** The module for a pasted or dropped address; null for what is no web address. */
export function contentOfUrl(text: string): Content | null {
  const url = text.trim();
  const embeds = [
    { media: 'video', model: 'video', field: 'video_url' },
    { media: 'audio', model: 'audio', field: 'embed' },
    { media: 'viewer', model: 'viewer', field: 'embed' },
    { media: 'social', model: 'social-media', field: 'embed' },
  ] as const;
  for (const { media, model, field } of embeds) {
    const reading = readEmbed(url, media);
    if (reading.accepted) return { model, props: { [field]: { url: reading.url } } };
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return null;
  const { hostname, pathname } = new URL(url);
  const words = `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
  return { model: 'link', props: { link: { url } }, texts: { link_text: words.slice(0, 80) } };
}

function contentOfFile({ id, mime }: { id: string; mime: string }, name: string): Content {
  if (mime.startsWith('image/')) return { model: 'image', props: { image: { media: id } } };
  if (mime.startsWith('video/')) return { model: 'video', props: { file: { media: id } } };
  if (mime.startsWith('audio/')) return { model: 'audio', props: { file: { media: id } } };
  const _key = crypto.randomUUID();
  const title = name.replace(/\.[^.]+$/, '').replaceAll(/[-_]+/g, ' ');
  return {
    model: 'download-list',
    props: { children: [{ _key, file: { media: id } }] },
    texts: { children: { [_key]: { title } } },
  };
}
