import logoFile from './logo.svg?url';

export { default as fontAhead } from '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2?url';
export { default as errorPicture } from './error.svg?url';
export { default as errorPictureNarrow } from './error-narrow.svg?url';
export const logo = `${logoFile}#logo`;
export const wordmark = ['Almanac'];
export const cardFont = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
