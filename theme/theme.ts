import archivo from './archivo-core.woff2?url';
import errorWide from './error.svg?url';
import errorNarrow from './error-narrow.svg?url';
import logoFile from './logo.svg?url';

/** The type that a page shows first; what is not named here is loaded when it is met. */
export const fontsAhead = [archivo];

/** The root of the drawing has the id `logo`; `currentColor` in it is the text colour of the ground it stands on. */
export const logo = `${logoFile}#logo`;

/** The name across the foot of every page, with a line between its parts or behind it. */
export const wordmark = ['Reep', 'werk'];

/** Above an error, on cc03: 1440 × 420 and, in narrow windows, 780 × 600. */
export const errorPicture = { wide: errorWide, narrow: errorNarrow };

/** A font file of an installed package for the titles on share cards; a variable one is set in the weight it needs. */
export const cardFont = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
