import type { MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { exampleCaptions, exampleFilm, exampleOpener, examplePicture, exampleSheet } from './example-text.ts';

/** Pictures and files that examples point at; pages exist unless their id ends in f. */
export function exampleContext(locale: Locale): ResolveContext {
  return {
    locale,
    media: (id) => records.find((record) => record.id === id),
    address: ({ id }) => (id.endsWith('f') ? undefined : { href: `/${locale}/besuch`, title: 'Besuch', online: true }),
  };
}

const none = { placeholder: null, alt: {}, credit: {}, focal: { x: 0.5, y: 0.5 } };

const records: MediaRecord[] = [
  { ...none, ...picture(examplePicture), credit: { de: '© Reepwerk', en: '© Reepwerk' } },
  { ...none, ...picture(exampleOpener), width: 1600, height: 720 },
  { ...none, ...file(exampleFilm, 'video/mp4', 'seil.mp4'), kind: 'video' },
  { ...none, ...file(exampleCaptions, 'text/vtt', 'seil.vtt') },
  { ...none, ...file(exampleSheet, 'application/pdf', 'lageplan.pdf') },
];

function picture(id: string) {
  return { ...file(id, 'image/svg+xml', 'seil.svg'), kind: 'vector', width: 1280, height: 720 } as const;
}

function file(id: string, mime: string, name: string) {
  return { id, kind: 'file', name, mime, bytes: 1_200_000, width: null, height: null, hash: id.slice(-4) } as const;
}
