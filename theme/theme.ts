import archivo from './archivo-core.woff2?url';
import errorWide from './error.svg?url';
import errorNarrow from './error-narrow.svg?url';
import logo from './logo.svg?url';

/** Files of the theme that pages name; colours and type are in theme.css. */
export const theme = {
  /** The type that a page shows first; what is not named here is loaded when it is met. */
  fontsAhead: [archivo],
  /** Its root has the id `logo`; `currentColor` in it is the text colour of the ground it stands on. */
  logo,
  /** Above an error, on cc03: 1440 × 420 and, in narrow windows, 780 × 600. */
  errorPicture: { wide: errorWide, narrow: errorNarrow },
};

/** A font file of an installed package for the titles on share cards; a variable one is set in the weight it needs. */
export const cardFont = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
