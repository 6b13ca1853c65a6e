import { tension } from '#app/ui/tension.ts';
import { themeColor } from '#app/ui/theme-colors.server.ts';
import type { CardShape } from '#app/urls.ts';
import { type Outline, outline } from './letters.server.ts';

/** `note` says when it is, for what has a date; else it is empty. */
export type ShareCard = { title: string; site: string; note: string; theme: 'cc01' | 'cc02' | 'cc03' };

/** 1.91 : 1 where addresses are shared; search engines crop a result to other shapes too. */
export const cardHeights: Record<'wide' | CardShape, number> = { wide: 630, '4x3': 900, '1x1': 1200 };

const size = { width: 1200, margin: 64 };

const lineHeight = 0.98;
const mostLines = 4;
const typeSizes = [260, 210, 168, 140, 116, 96, 80, 66, 54];
const largestType: typeof cardHeights = { wide: 168, '4x3': 210, '1x1': 260 };

/**
 * The card shown where an address is shared (docs/behaviour/content.md#pictures): 1200 × 630, the title under tension
 * on its line; for search engines also higher, with larger type where the title allows it.
 */
export async function renderShareCard(
  { title, site, note, theme }: ShareCard,
  shape: keyof typeof cardHeights = 'wide',
): Promise<string> {
  const height = cardHeights[shape];
  const [ground, text, line] = (['ground', 'text', 'accent'] as const).map((token) => themeColor(theme, token));
  const { rows, type } = await fitted(title, { room: height - 230, largest: largestType[shape] });
  const baseline = height - 150 - (rows.length - 1) * type * lineHeight;
  const set = rows.map((row, index) =>
    place(row.path, size.margin - type * 0.04, baseline + index * type * lineHeight),
  );
  const name = await outline(site, { size: 26, width: 100, weight: 600, tracking: 0 });
  const when = await outline(note, { size: noteSize(note), width: 100, weight: 600, tracking: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}">
<path fill="${ground}" d="M0 0h${size.width}v${height}H0z"/>
<g fill="${text}">${set.join('')}${place(name.path, size.margin, height - 48)}${place(when.path, size.margin, 88)}</g>
<path fill="${line}" d="M0 ${height - 112}h${size.width}v7H0z"/></svg>`;
}

/** A long run and its room still fit into one line. */
function noteSize(note: string): number {
  return note.length > 60 ? 26 : 34;
}

type Room = { room: number; largest: number };

async function fitted(title: string, { room, largest }: Room): Promise<{ rows: Outline[]; type: number }> {
  for (const type of typeSizes.filter((size) => size <= largest)) {
    const rows = await broken(title, type);
    if (rows && rows.length <= mostLines && rows.length * type * lineHeight < room) return { rows, type };
  }
  const type = typeSizes.at(-1) ?? 54;
  return { rows: ((await broken(title, type)) ?? []).slice(0, mostLines + 2), type };
}

/** Breaks between words; null when a single word is wider than the card. */
async function broken(title: string, type: number): Promise<Outline[] | null> {
  const style = { size: type, width: tension(title)['--wd'], weight: 640, tracking: -0.012 };
  const rows: Outline[] = [];
  let row = '';
  for (const word of title.replaceAll('\u00ad', '').split(/\s+/)) {
    const candidate = row ? `${row} ${word}` : word;
    if (fits(await outline(candidate, style))) row = candidate;
    else if (row) {
      rows.push(await outline(row, style));
      row = word;
    } else if (type > (typeSizes.at(-1) ?? 0)) return null;
    else row = candidate;
  }
  const last = await outline(row, style);
  return fits(last) || type === typeSizes.at(-1) ? [...rows, last] : null;
}

function fits(row: Outline): boolean {
  return row.width <= size.width - 2 * size.margin;
}

function place(path: string, x: number, y: number): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${path}"/>`;
}
