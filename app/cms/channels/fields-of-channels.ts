import type { FeedChannel, ImportChannel, Preview, ShareCard } from './channels.ts';

type Channels = {
  preview: Preview | null;
  feed: FeedChannel | null;
  shareCard: ShareCard | null;
  import: ImportChannel;
};

/** Every field that preview, feed, share card and import of a definition name. */
export function fieldsOfChannels({ preview, feed, shareCard, import: imports }: Channels): string[] {
  const { prose, span } = imports;
  const names = [
    preview?.image,
    preview?.kind,
    ...(feed ? [...feed.summary, feed.image, feed.authors, ...(feed.categories ?? []), ...(feed.text ?? [])] : []),
    shareCard?.kind,
    shareCard?.place,
    ...Object.entries(prose).flat(),
    span?.start,
    span?.end,
  ];
  return names.filter((name) => name !== undefined);
}
