import { describe, expect, test } from 'vitest';
import { problemsOf } from '#app/cms/field-problems.ts';
import { exampleContext } from '../example-context.ts';
import { exampleFilm, lineOf } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { heroMediaModule } from './schema.ts';

describeModule(heroMediaModule, example);

describe('hero-media', () => {
  test('the headline is the h1 of the page', () => {
    expect(renderModule(heroMediaModule, exampleContent(example))).toMatch(/<h1[^>]*>Zugkraft<\/h1>/);
  });

  test('it cannot be published without the day it begins', () => {
    const { online_from: _, ...props } = example.props;
    const problems = problemsOf(heroMediaModule.fields, {
      props,
      texts: example.i18n.de,
      context: exampleContext('de'),
    });
    expect(problems).toEqual([{ path: 'online_from', message: 'field_problem_required' }]);
  });

  test('a longer title is set smaller than the opener, which holds one word of twelve characters', () => {
    const long = { props: {}, texts: { headline: lineOf('Die Ballade vom gerissenen Tau') } };
    expect(renderModule(heroMediaModule, exampleContent(example))).toMatch(/<h1 class="[^"]*opener/);
    expect(renderModule(heroMediaModule, long)).not.toMatch(/<h1 class="[^"]*opener/);
  });

  test('a photograph stands above the type, never below it', () => {
    const props = { ...example.props, variant: 'photo' };
    const html = renderModule(heroMediaModule, { props, texts: example.i18n.de });
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'));
    expect(html).toContain('fetchPriority="high"');
  });

  test('a title without a picture names its piece, its words and its author around the h1', () => {
    const texts = {
      preline: 'Sammlung, 9 Minuten',
      headline: lineOf('Ein Knoten ist ein Versprechen'),
      text: 'Zeile für Zeile, und manchmal gegen den Strich.',
      facts: 'Von Nele Hagenah',
    };
    const html = renderModule(heroMediaModule, { props: { variant: 'title' }, texts });
    expect(html).toMatch(/Sammlung, 9 Minuten<\/p><h1 class="tense [^"]*h1/);
    expect(html.indexOf('gegen den Strich')).toBeLessThan(html.indexOf('Von Nele Hagenah'));
    expect(html).not.toContain('<a');
  });

  test('a film at the head has the controls of the browser until scripts run, and gives way to a picture for telephones', () => {
    const props = { variant: 'photo', video: { media: exampleFilm } };
    const html = renderModule(heroMediaModule, { props, texts: example.i18n.de });
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).not.toContain('autoPlay');
    expect(html).toContain('data-hero="any"');
    const narrow = { ...props, image_mobile: example.props.image };
    expect(renderModule(heroMediaModule, { props: narrow, texts: example.i18n.de })).toContain('data-hero="wide"');
  });
});
