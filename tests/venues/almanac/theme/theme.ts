import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2?url';
import errorWide from './error.svg?url';
import errorNarrow from './error-narrow.svg?url';
import logoFile from './logo.svg?url';

export const fontsAhead = [newsreader];
export const logo = `${logoFile}#logo`;
export const wordmark = ['Almanac'];
export const errorPicture = { wide: errorWide, narrow: errorNarrow };
export const cardFont = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
