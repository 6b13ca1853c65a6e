import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { exampleFilm } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { audioModule } from './schema.ts';

describeModule(audioModule, example);

describe('audio', () => {
  test('a sound of another site is asked for first, with a link to the original', () => {
    const html = renderModule(audioModule, exampleContent(example));
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Spotify immer laden');
    expect(html).toContain('href="https://open.spotify.com/episode/');
    expect(html).toContain('Inga Petersen: Ich sammle Gerüche.');
  });

  test('a host that is not accepted is refused', () => {
    const embed = { url: 'https://open.spotify.com.evil.example/episode/4rOoJ6Egrf8K2IrywzwOMk' };
    expect(moduleShape(audioModule).props.safeParse({ embed }).success).toBe(false);
  });

  test('our own sound has the browser’s own controls and loads nothing before', () => {
    const html = renderModule(audioModule, { props: { file: { media: exampleFilm } }, texts: { title: 'Seilton' } });
    expect(html).toMatch(/<audio[^>]* controls=""[^>]* preload="none"[^>]* aria-label="Seilton"/);
  });
});
