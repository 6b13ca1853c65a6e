import { collectionPictures } from './collection-pictures.ts';
import { pagePictures } from './page-pictures.ts';
import { partnerMarks } from './partner-marks.ts';
import type { Picture } from './picture.ts';

/** Every picture of the demo museum. Pages name them by key. */
export const artworks: Picture[] = [...collectionPictures, ...pagePictures, ...partnerMarks];
