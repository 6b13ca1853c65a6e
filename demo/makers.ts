import { z } from 'zod';
import { drawArtwork } from './artwork/draw.ts';
import { artworkMethods, knotVariants, markVariants, ownMethods } from './artwork/method.ts';
import { themes } from './artwork/palette.ts';
import { drawnPlaces, drawPlace } from './artwork/place/draw-place.ts';
import { views } from './artwork/view.ts';
import { pluckedRope } from './files/plucked-rope.ts';
import { simplePdf } from './files/simple-pdf.ts';

const artwork = z.strictObject({
  by: z.literal('artwork'),
  method: z.enum([...artworkMethods, ...ownMethods]),
  variant: z.enum([...knotVariants, ...markVariants]).optional(),
  seed: z.string(),
  theme: z.enum(themes),
  width: z.int().positive(),
  height: z.int().positive(),
  ground: z.boolean(),
  view: z.enum(views).optional(),
  grave: z.boolean().optional(),
});
const sheet = z.strictObject({
  by: z.literal('sheet'),
  title: z.string(),
  language: z.enum(['de', 'en']),
  lines: z.array(z.string()),
});
const place = z.strictObject({ by: z.literal('place'), place: z.enum(drawnPlaces) });
const rope = z.strictObject({ by: z.literal('plucked-rope') });
const made = z.discriminatedUnion('by', [artwork, place, sheet, rope]);

/** The content of a picture or file of the demo museum, drawn here so that nobody else's rights are touched. */
export function makeContent(source: unknown): Uint8Array {
  const what = made.parse(source);
  if (what.by === 'plucked-rope') return pluckedRope();
  if (what.by === 'sheet') return simplePdf(what);
  return new TextEncoder().encode(what.by === 'place' ? drawPlace(what.place) : drawArtwork(what));
}
