import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tension } from './tension.ts';

describe('width follows length', () => {
  test.each([
    ['Knoten', 125, '-0.022em'],
    ['Frühstück mit Nebelhorn', 100, '-0.016em'],
    ['Nachtstück für zwei Ankerketten', 80, '-0.006em'],
    ['Lehrer*innenfortbildung: Materialgeschichte im Sachunterricht der Klassen 3 bis 6', 62, '0.004em'],
  ])('"%s" is set at width %i', (title, width, tracking) => {
    expect(tension(title)).toMatchObject({ '--wd': width, '--ls': tracking });
  });

  test.each([
    ['Programm', 0.76],
    ['Zugkraft', 0.45],
    ['Team', 0.18],
    ['„Wem gehört der Hafen?“', 5],
    ['\u00adReep', 0.76],
    ['‚Ja‘, sagte sie', 2.5],
    ['“Hold fast”', 5],
    ['‘Hold’', 2.5],
    ['«Tau»', 5],
    ['"Tau"', 5],
  ])('"%s" hangs into the margin by what its first letter leaves free', (title, hang) => {
    expect(tension(title)['--hg']).toBe(hang);
  });

  test('soft hyphens do not count', () => {
    expect(tension('Reep\u00adwerk\u00ad')).toEqual(tension('Reepwerk'));
  });

  test('the same letters count the same, however they are composed', () => {
    expect(tension('U\u0308ber uns')).toEqual(tension('Über uns'));
  });

  test('in a narrow window a long word tightens a short heading', () => {
    expect(tension('Ausstellungen')).toMatchObject({ '--wd': 100, '--wn': 80, '--wr': 100 });
    expect(tension('Gerissen')).toMatchObject({ '--wd': 125, '--wn': 100, '--wr': 125 });
  });

  test('an empty title is no error', () => {
    expect(tension('')).toMatchObject({ '--wd': 125, '--wn': 125, '--wr': 125 });
  });

  test('a longer title is never wider than a shorter one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (title, more) => {
        expect(tension(`${title}x${more}x`)['--wd']).toBeLessThanOrEqual(tension(title)['--wd']);
      }),
    );
  });

  test('a narrow window never widens a title, and a row never tightens more than a heading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { '--wd': wide, '--wn': heading, '--wr': row } = tension(title);
        expect(heading).toBeLessThanOrEqual(row);
        expect(row).toBeLessThanOrEqual(wide);
      }),
    );
  });
});
