import css from './thumbnail.module.css';

const words = 'M14 18h46M14 26h46M14 34h46M14 42h28';

/** Wireframes of the modules on a 74 by 60 ground: strokes for words, grey for pictures. */
const shapes: Record<string, { lines?: string; bold?: string; areas?: [number, number, number, number][] }> = {
  container: { lines: 'M10 12h54v36H10zM37 12v36' },
  section: { lines: 'M10 12h54v36H10zM28 12v36' },
  'shared-section': { lines: 'M10 10h44v30H10zM20 44v6h44V20h-6', bold: 'M16 20h24', areas: [[16, 26, 32, 8]] },
  headline: { bold: 'M14 26h38', lines: 'M14 36h26' },
  text: { lines: words },
  link: { areas: [[14, 22, 28, 14]], lines: 'M48 29h14' },
  image: { areas: [[12, 10, 50, 34]], lines: 'M12 50h22' },
  'image-list': {
    areas: [
      [10, 14, 16, 24],
      [29, 14, 16, 24],
      [48, 14, 16, 24],
    ],
    lines: 'M10 44h12M29 44h12M48 44h12',
  },
  faq: { lines: 'M12 14h50M12 26h50M12 38h50M12 50h50', bold: 'M12 20h30M12 32h24M12 44h30' },
  video: { areas: [[12, 12, 50, 36]], bold: 'M34 24l8 6-8 6z' },
  audio: { lines: 'M14 26v8M20 20v20M26 24v12M32 14v32M38 22v16M44 18v24M50 24v12M56 27v6' },
  quote: { bold: 'M14 16v6M19 16v6M26 20h34M26 28h28M26 36h34', lines: 'M26 46h18' },
  'full-teaser': { areas: [[12, 12, 26, 34]], bold: 'M44 18h18', lines: 'M44 26h18M44 32h12' },
  'teaser-list': {
    areas: [
      [10, 12, 16, 18],
      [29, 12, 16, 18],
      [48, 12, 16, 18],
    ],
    bold: 'M10 36h14M29 36h14M48 36h14',
    lines: 'M10 42h10M29 42h10M48 42h10',
  },
  'hero-media': { areas: [[10, 10, 54, 24]], bold: 'M12 42h40', lines: 'M12 50h24' },
  facts: { bold: 'M12 16h16M12 28h20M12 40h14', lines: 'M12 22h50M12 34h50M12 46h50M40 16h22M40 28h18M40 40h22' },
  'accessibility-statement': {
    bold: 'M12 16h14M12 30h14M12 44h14',
    lines: 'M32 16h30M32 22h24M12 26h50M32 30h30M32 36h20M12 40h50M32 44h30',
  },
  viewer: { lines: 'M12 12h24v36H12zM38 12h24v36H38zM17 20h14M17 26h14M17 32h10M43 20h14M43 26h14' },
  'social-media': { areas: [[12, 12, 10, 10]], bold: 'M27 15h22', lines: 'M27 21h14M12 30h50M12 37h50M12 44h30' },
  'logo-list': {
    areas: [
      [10, 16, 22, 10],
      [42, 16, 22, 10],
      [10, 36, 22, 10],
      [42, 36, 22, 10],
    ],
  },
  'download-list': {
    lines: 'M14 14v8m-4-3l4 4 4-4M14 32v8m-4-3l4 4 4-4M26 20h36M26 38h36',
    bold: 'M26 14h24M26 32h18',
  },
  'event-list': { bold: 'M12 16h10M12 30h10M12 44h10', lines: 'M28 16h34M12 23h50M28 30h28M12 37h50M28 44h34' },
  'blog-teaser-list': {
    areas: [
      [10, 12, 24, 22],
      [40, 12, 24, 22],
    ],
    bold: 'M10 41h22M40 41h22',
    lines: 'M10 48h16M40 48h16',
  },
  'highlight-teaser': { areas: [[12, 20, 50, 18]], bold: 'M12 13h14', lines: 'M32 13h14M12 45h36M12 51h22' },
  'image-points': {
    lines: 'M12 12h50v26H12zM12 46h20M40 46h22',
    areas: [
      [22, 20, 5, 5],
      [44, 28, 5, 5],
    ],
  },
  strip: {
    bold: 'M8 24h58',
    lines: 'M18 24v8M44 24v12M18 18v-4M44 18v-4',
    areas: [
      [14, 32, 12, 10],
      [38, 36, 14, 10],
    ],
  },
  'chapter-list': { bold: 'M12 16h4M12 34h4', lines: 'M24 16h38M24 23h30M24 34h38M24 41h26' },
  'anchor-list': { lines: 'M12 24h12M30 24h16M52 24h10M12 30h50', bold: 'M12 30h12' },
  'opening-hours-table': { lines: 'M12 16h8M12 26h8M12 36h8M12 46h8M34 16h28M34 26h28M34 36h28M34 46h16' },
  'exhibition-run': { lines: 'M12 30h50M12 25v10M62 25v10', bold: 'M12 30h24' },
  venue: { lines: 'M16 30l21-16 21 16v18H16zM32 48V36h10v12' },
  'venue-list': { lines: 'M8 32l14-11 14 11v14H8zM38 32l14-11 14 11v14H38z' },
  'picture-credits': { bold: 'M12 14h20', lines: 'M12 22h22M12 28h22M12 34h18M40 22h22M40 28h16M40 34h22' },
  forms: { lines: 'M12 12h50v9H12zM12 27h50v9H12z', areas: [[12, 42, 22, 8]] },
  html: { lines: 'M26 20L14 30l12 10M48 20l12 10-12 10', bold: 'M41 16l-8 28' },
  'video-list': {
    areas: [
      [10, 18, 24, 16],
      [40, 18, 24, 16],
    ],
    lines: 'M10 41h16M40 41h16',
    bold: 'M19 22l6 4-6 4zM49 22l6 4-6 4z',
  },
  'two-columns': { areas: [[10, 14, 24, 32]], lines: 'M40 18h24M40 26h24M40 34h24M40 42h14' },
};

export default function Thumbnail({ model }: { model: string }) {
  const { lines, bold, areas = [] } = shapes[model] ?? { lines: words };
  return (
    <svg viewBox="0 0 74 60" aria-hidden="true" className={css.thumb}>
      {areas.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />
      ))}
      {lines && <path d={lines} />}
      {bold && <path d={bold} className={css.bold} />}
    </svg>
  );
}
