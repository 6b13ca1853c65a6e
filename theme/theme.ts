import logoFile from './logo.svg?url';

/** The file of type that a page shows first; the others are loaded when they are met. */
export { default as fontAhead } from './archivo-core.woff2?url';

/** The root of the drawing has the id `logo`; `currentColor` in it is the text colour of the ground it stands on. */
export const logo = `${logoFile}#logo`;

/** The name across the foot of every page, with a line between its parts or behind it. */
export const wordmark = ['Reep', 'werk'];

/** Above an error, on cc03: 1440 × 420 and, in narrow windows, 780 × 600. */
export { default as errorPicture } from './error.svg?url';
export { default as errorPictureNarrow } from './error-narrow.svg?url';

/** A font file of an installed package for the titles on share cards; a variable one is set in the weight it needs. */
export const cardFont = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
