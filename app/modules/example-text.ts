/** What examples of modules are written with: stored documents and the ids of two pictures and three files. */

export const examplePicture = '00000000-0000-4000-8000-00000000e001';
export const exampleOpener = '00000000-0000-4000-8000-00000000e002';
export const exampleFilm = '00000000-0000-4000-8000-00000000e003';
export const exampleCaptions = '00000000-0000-4000-8000-00000000e004';
export const exampleSheet = '00000000-0000-4000-8000-00000000e005';
/** Entries that examples refer to: a venue and a category of the magazine. */
export const exampleVenue = '00000000-0000-4000-8000-00000000e006';
export const exampleCategory = '00000000-0000-4000-8000-00000000e007';

/** The stored document of a line field. */
export function lineOf(text: string) {
  return { type: 'doc', content: text ? [{ type: 'text', text }] : [] };
}

/** The stored document of a rich-text field, one paragraph per argument. */
export function paragraphs(...texts: string[]) {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

/** Items with the keys a, b, c … as a list keeps them: shared values and the words of each language. */
export function items(...entries: { props?: object; de?: object; en?: object }[]) {
  const keyed = entries.map((entry, index) => ({ _key: String.fromCharCode(97 + index), ...entry }));
  return {
    shared: keyed.map(({ _key, props }) => ({ _key, ...props })),
    de: Object.fromEntries(keyed.map(({ _key, de = {} }) => [_key, de])),
    en: Object.fromEntries(keyed.map(({ _key, en = {} }) => [_key, en])),
  };
}
