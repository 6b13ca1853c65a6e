import { importMedia, type NewMedia } from '#app/media/store.server.ts';
import { drawArtwork } from '../artwork/draw.ts';
import { artworks } from '../artwork/pictures/catalogue.ts';
import { files } from '../files/catalogue.ts';
import { stableId } from '../stable-id.ts';

/** Draws every picture of the catalogue and makes every file, and gives them to the media library. */
export async function importPictures(): Promise<number> {
  for (const picture of artworks) {
    await requireImport({
      id: stableId('artwork', picture.key),
      name: `${picture.key}.svg`,
      content: new TextEncoder().encode(drawArtwork(picture)),
      alt: picture.alt,
      credit: picture.credit,
      ...(picture.focal ? { focal: picture.focal } : {}),
    });
  }
  for (const { key, name, bytes } of files) {
    await requireImport({ id: stableId('file', key), name, content: bytes() });
  }
  return artworks.length + files.length;
}

async function requireImport(media: NewMedia): Promise<void> {
  const answer = await importMedia(media);
  if ('problem' in answer) throw new Error(`${media.name} was refused: ${JSON.stringify(answer.problem)}`);
}
