import type { FeedChannel, ImportChannel, Preview, ShareCard, Span } from './channels.ts';

type Channels = {
  preview: Preview | null;
  feed: FeedChannel | null;
  shareCard: ShareCard | null;
  import: ImportChannel;
  span: Span | null;
};

/** Every field that preview, feed, share card, span and import of a definition name. */
export function fieldsOfChannels({ preview, feed, shareCard, span, import: imports }: Channels): string[] {
  const names = [
    preview?.image,
    preview?.kind,
    ...(feed ? [...feed.summary, feed.image, feed.authors, ...(feed.categories ?? []), ...(feed.text ?? [])] : []),
    shareCard?.kind,
    shareCard?.place,
    ...Object.entries(imports.prose).flat(),
    span?.start,
    span?.end,
  ];
  return names.filter((name) => name !== undefined);
}
