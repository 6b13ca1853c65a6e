import { describe, expect, it } from 'vitest';
import { pasteParts } from './paste-parts.ts';

const kinds = (html: string) => pasteParts(html).map(({ kind }) => kind);

describe('what was pasted', () => {
  it('is one text where it holds nothing but text, and nothing where it is empty', () => {
    expect(kinds('<p>Ein Seil.</p><ul><li>aus Hanf</li></ul>')).toEqual(['text']);
    expect(kinds('<p> </p><h2></h2>')).toEqual([]);
  });

  it('is taken apart at headings, pictures and tables, in reading order', () => {
    const html =
      '<h1>Lange Nacht</h1><p>Bis <b>zwei</b> Uhr.</p><p><img src="data:image/png;base64,AA==" alt="Ein &quot;Tau&quot;"></p>' +
      '<h3>Preise</h3><table><tr><th>Was</th><th>Preis</th></tr><tr><td>Erwachsene</td><td>12 €</td></tr></table><p>Ende</p>';
    expect(kinds(html)).toEqual(['headline', 'text', 'image', 'headline', 'table', 'text']);
    expect(pasteParts(html)).toMatchObject([
      { level: 1, words: 'Lange Nacht' },
      { document: { type: 'doc' } },
      { src: 'data:image/png;base64,AA==', alt: 'Ein "Tau"' },
      { level: 3, words: 'Preise' },
      {
        rows: [
          ['Was', 'Preis'],
          ['Erwachsene', '12 €'],
        ],
      },
      { document: { content: [{ content: [{ text: 'Ende' }] }] } },
    ]);
  });

  it('is read through the tables that only lay out a mail', () => {
    const mail =
      '<table><tbody><tr><td><p>Liebe Kollegin,</p><table><tr><td>Montag</td><td>10 Uhr</td></tr></table></td></tr></tbody></table>';
    expect(kinds(mail)).toEqual(['text', 'table']);
  });

  it('keeps no code of what it takes apart', () => {
    const [text] = pasteParts(
      '<p onclick="x()">Gut<script>alert(1)</script> <a href="javascript:x()">hier</a></p><h2>Titel</h2>',
    );
    expect(JSON.stringify(text)).not.toMatch(/script|onclick/);
  });
});
