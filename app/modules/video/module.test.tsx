import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { exampleCaptions, exampleFilm } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { videoModule } from './schema.ts';

describeModule(videoModule, example);

describe('video', () => {
  test('a video of another site sends nothing before a click', () => {
    const html = renderModule(videoModule, exampleContent(example));
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('player.vimeo.com');
    expect(html).toContain('Einmal laden');
    expect(html).toContain('Vimeo immer laden');
    expect(html).toContain('href="https://vimeo.com/76979871"');
  });

  test('an address of another host is refused', () => {
    const refused = ['https://example.org/video', 'javascript:alert(1)', 'https://vimeo.com.evil.example/76979871'];
    for (const url of refused) {
      expect(moduleShape(videoModule).props.safeParse({ video_url: { url } }).success, url).toBe(false);
    }
  });

  test('our own film has controls and captions and wins over the embed', () => {
    const props = { ...example.props, file: { media: exampleFilm }, captions: { media: exampleCaptions } };
    const html = renderModule(videoModule, { props, texts: example.i18n.de });
    expect(html).toMatch(/<video[^>]* controls=""[^>]*preload="none"/);
    expect(html).toMatch(/<track kind="captions"[^>]*srcLang="de"[^>]*label="Untertitel"/);
    expect(html).not.toContain('Vimeo');
  });

  test('a film without an end is silent, loads nothing by itself and has the browser’s controls while no script is there', () => {
    const props = { ...example.props, file: { media: exampleFilm }, loop: 'sound' };
    const html = renderModule(videoModule, { props, texts: example.i18n.de });
    const [film] = html.match(/<video[^>]*>/) ?? [''];
    for (const attribute of [
      'muted=""',
      'loop=""',
      'playsInline=""',
      'preload="none"',
      'controls=""',
      'aria-label="Ein Seil entsteht"',
    ])
      expect(film).toContain(attribute);
    expect(film).not.toContain('autoplay');
    expect(html).toContain('Film abspielen');
    expect(html).toContain('Ton einschalten');
    expect(html).toContain('<picture');
  });

  test('a loop is one of two kinds', () => {
    const { props } = moduleShape(videoModule);
    expect(props.safeParse({ loop: 'loud' }).success).toBe(false);
    expect(props.safeParse({ loop: 'silent' }).success).toBe(true);
  });
});
