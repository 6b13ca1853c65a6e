import { expect, test } from '../support/browser.ts';

const text =
  'Im Seilergang laufen vier Litzen zusammen, dreihundert Meter lang. Kinder unter zwölf Jahren haben freien Eintritt. ' +
  'The ropewalk was built in 1912 and ran until 1983. Groups of ten or more pay less; tickets are sold at the desk.';
const sans = [400, 560, 600, 640, 680].flatMap((weight) =>
  [62, 80, 100, 125].map((width) => ({ weight, width, style: 'normal' })),
);
const serif = [
  { weight: 400, width: 100, style: 'normal' },
  { weight: 600, width: 100, style: 'normal' },
  { weight: 400, width: 100, style: 'italic' },
];
const families = [
  { face: 'Archivo Variable', standIn: 'Archivo Fallback', cuts: sans },
  { face: 'Source Serif 4', standIn: 'Source Serif Fallback", "Source Serif Narrow Fallback', cuts: serif },
];

for (const { face, standIn, cuts } of families)
  test(`until ${face} is there, its stand-in takes as much room, in every weight and width`, async ({ page }) => {
    await page.goto('/de');
    const measured = await page.evaluate(measureCuts, { text, face, standIn, cuts });
    test.skip(measured === null, 'This machine has none of the system fonts that stand in.');
    for (const { cut, width, height } of measured ?? []) {
      expect(Math.abs(width - 1), `width of ${cut}`).toBeLessThan(0.02);
      expect(Math.abs(height - 1), `height of ${cut}`).toBeLessThan(0.02);
    }
  });

type Cut = { weight: number; width: number; style: string };

/** What the text takes in the face divided by what it takes in the stand-in; null where nothing stands in. */
async function measureCuts(asked: { text: string; face: string; standIn: string; cuts: Cut[] }) {
  const line = document.body.appendChild(document.createElement('span'));
  line.textContent = asked.text;
  const boxIn = (family: string, { weight, width, style }: Cut) => {
    const font = { fontFamily: family, fontWeight: String(weight), fontStretch: `${width}%`, fontStyle: style };
    Object.assign(
      line.style,
      { whiteSpace: 'nowrap', fontSize: '80px', lineHeight: 'normal', position: 'absolute' },
      font,
    );
    return line.getBoundingClientRect();
  };
  const plain = { weight: 400, width: 100, style: 'normal' };
  const standIn = `"${asked.standIn}", monospace`;
  if (boxIn(standIn, plain).width === boxIn('monospace', plain).width) return null;
  const found = [];
  for (const cut of asked.cuts) {
    await document.fonts.load(`${cut.style} ${cut.weight} 80px "${asked.face}"`, asked.text);
    const [own, other] = [boxIn(`"${asked.face}"`, cut), boxIn(standIn, cut)];
    found.push({
      cut: Object.values(cut).join(' '),
      width: own.width / other.width,
      height: own.height / other.height,
    });
  }
  return found;
}
