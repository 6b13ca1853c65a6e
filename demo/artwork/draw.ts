import { bobbins } from './bobbins.ts';
import { type Canvas, canvasId, type DrawingFunction } from './canvas.ts';
import { coil } from './coil.ts';
import { fibre } from './fibre.ts';
import { field } from './field.ts';
import { walk } from './hall/walk.ts';
import { mark } from './mark.ts';
import type { DrawingMethod, Variant } from './method.ts';
import { moire } from './moire.ts';
import { palettes, soberInks, type Theme } from './palette.ts';
import { randomFrom } from './random.ts';
import { fray } from './rope/fray.ts';
import { knot, nameKnot } from './rope/knot.ts';
import { lay } from './rope/lay.ts';
import { lineToRope } from './rope/line-to-rope.ts';
import { net } from './rope/net.ts';
import { string } from './rope/string.ts';
import { taper } from './rope/taper.ts';
import { unlay } from './rope/unlay.ts';
import { sails } from './sails.ts';
import { section } from './section.ts';
import { drawnSize, seen, type View } from './view.ts';
import { water } from './water.ts';

export type ArtworkRequest = {
  method: DrawingMethod;
  seed: string;
  theme: Theme;
  width: number;
  height: number;
  /** `false` leaves the paper away: the picture lies on a page of its theme. */
  ground?: boolean;
  variant?: Variant;
  view?: View;
  /** A grave subject: no ink that shines reaches it. */
  grave?: boolean;
};

const drawings: Record<DrawingMethod, DrawingFunction> = {
  lineToRope,
  lay,
  unlay,
  walk,
  knot,
  field,
  moire,
  string,
  section,
  net,
  fibre,
  coil,
  bobbins,
  water,
  sails,
  fray,
  mark,
  nameKnot,
  taper,
};

/** Draws a picture as SVG text. The same request always gives the same bytes. */
export function drawArtwork({ ground = true, grave = false, view = 'whole', ...request }: ArtworkRequest): string {
  const { width, height, seed } = request;
  const canvas = openCanvas({ ...request, ...drawnSize(view, request) });
  const paper = ground ? `<path fill="${canvas.palette.ground}" d="M0 0h${width}v${height}H0z"/>` : '';
  const drawn = drawings[request.method](canvas);
  const drawing = seen(grave ? sobered(drawn) : drawn, { view, width, height, random: randomFrom(`${seed} ${view}`) });
  // A length is drawn as long as what stands along it.
  const stretch = request.method === 'taper' ? ' preserveAspectRatio="none"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${stretch}>${paper}${drawing}</svg>`;
}

/** Whatever a method has drawn, the inks of play are not in it. */
function sobered(drawing: string): string {
  return Object.entries(soberInks).reduce((text, [ink, sober]) => text.replaceAll(ink, sober), drawing);
}

function openCanvas({ method, seed, theme, width, height, variant }: ArtworkRequest): Canvas {
  const name = [method, variant, seed, theme, width, height].join(' ');
  return {
    width,
    height,
    theme,
    seed,
    variant,
    palette: palettes[theme],
    random: randomFrom(seed),
    id: canvasId(name),
  };
}

export { artworkMethods } from './method.ts';
