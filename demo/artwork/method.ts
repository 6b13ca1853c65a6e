/** The sixteen drawing methods of the house, as any entry without a photograph may use them. */
export const artworkMethods = [
  'lineToRope',
  'lay',
  'unlay',
  'walk',
  'knot',
  'field',
  'moire',
  'string',
  'section',
  'net',
  'fibre',
  'coil',
  'bobbins',
  'water',
  'sails',
  'fray',
] as const;

type ArtworkMethod = (typeof artworkMethods)[number];

/** `mark` draws the signs of partners; it is never chosen for an entry. */
export type DrawingMethod = ArtworkMethod | 'mark';

export const knotVariants = ['platting', 'kleeblatt', 'tuerkenbund', 'achtknoten'] as const;

export type KnotVariant = (typeof knotVariants)[number];

export const markVariants = ['coast', 'state', 'school', 'harbour', 'guild', 'power'] as const;

export type MarkVariant = (typeof markVariants)[number];

export type Variant = KnotVariant | MarkVariant;
