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

/**
 * `mark` draws the signs of partners, `nameKnot` the knot of a name, which is its seed, and `taper` the rope of Zugkraft at its
 * whole length; no other entry is given them.
 */
export const ownMethods = ['mark', 'nameKnot', 'taper'] as const;

export type DrawingMethod = ArtworkMethod | (typeof ownMethods)[number];

export const knotVariants = ['platting', 'kleeblatt', 'tuerkenbund', 'achtknoten'] as const;

export type KnotVariant = (typeof knotVariants)[number];

export const markVariants = ['coast', 'state', 'school', 'harbour', 'guild', 'power'] as const;

export type MarkVariant = (typeof markVariants)[number];

export type Variant = KnotVariant | MarkVariant;
