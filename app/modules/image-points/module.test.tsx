import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { noticesOf } from './point-notices.ts';
import { imagePointsModule } from './schema.ts';

describeModule(imagePointsModule, example);

const closed = { title: 'Eingang gesperrt.', text: 'Bis Montag bitte durch den Hof.' };

describe('image-points', () => {
  test('without a picture there is no list either', () => {
    const { props, texts } = exampleContent(example);
    expect(renderModule(imagePointsModule, { props: { ...props, image: undefined }, texts })).not.toContain('<ol');
  });

  test('a point with a text is numbered in the picture and told in a list; one without is a name in the picture', () => {
    const html = renderModule(imagePointsModule, exampleContent(example));
    const told = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    expect(told.match(/<li/g)).toHaveLength(2);
    expect(told).toContain('196 Plätze');
    expect(told).not.toContain('104 m');
    expect(html).toMatch(/<ul[^>]*><li style="--x:40%;--y:90%[^"]*"><span>104 m<\/span>/);
  });

  test('a point that no notice leads to is open', () => {
    expect(renderModule(imagePointsModule, exampleContent(example), { data: {} })).not.toContain('data-closed');
  });

  test('a point that a notice leads to says what the notice says, with a cross in place of its number', () => {
    const html = renderModule(imagePointsModule, exampleContent(example), { data: { eingang: closed } });
    expect(html).toMatch(/<li id="eingang"[^>]*data-closed=""/);
    expect(html).toContain('<strong>Eingang gesperrt.</strong> Bis Montag bitte durch den Hof.');
    expect(html.match(/>×</g)).toHaveLength(2);
  });
});

describe('notices of points', () => {
  const alert = (url: string | null, title = closed.title) => ({ ...closed, title, link: url ? { url } : null });

  test('a notice without a link, or with one to somewhere else, closes nothing', () => {
    const elsewhere = [alert(null), alert('/de/besuch'), alert('/de/besuch#ausgang'), alert('/de/eingang')];
    expect(noticesOf(['eingang'], elsewhere)).toEqual({});
  });

  test('of two notices that lead to one point the more urgent is told', () => {
    const both = [alert('/de/besuch#eingang', 'Jetzt'), alert('https://example.org/#eingang', 'Später')];
    expect(noticesOf(['eingang'], both)).toEqual({ eingang: { title: 'Jetzt', text: closed.text } });
  });
});
