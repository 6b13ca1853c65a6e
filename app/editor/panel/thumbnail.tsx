const words = 'M14 18h46M14 26h46M14 34h46M14 42h28';

/** Wireframes of the modules on a 74 by 60 ground: strokes for words, grey for pictures. */
const shapes: Record<string, { lines?: string; bold?: string; areas?: [number, number, number, number][] }> = {
  container: { lines: 'M10 12h54v36H10zM37 12v36' },
  section: { lines: 'M10 12h54v36H10zM28 12v36' },
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
  'two-columns': { areas: [[10, 14, 24, 32]], lines: 'M40 18h24M40 26h24M40 34h24M40 42h14' },
};

export function Thumbnail({ model }: { model: string }) {
  const { lines, bold, areas = [] } = shapes[model] ?? { lines: words };
  return (
    <svg viewBox="0 0 74 60" aria-hidden="true" className="ed-thumb">
      {areas.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />
      ))}
      {lines && <path d={lines} />}
      {bold && <path d={bold} className="ed-bold" />}
    </svg>
  );
}
