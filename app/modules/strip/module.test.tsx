import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { stripModule } from './schema.ts';

describeModule(stripModule, example);

describe('strip', () => {
  test('without a picture of the length there is nothing to walk along', () => {
    const { props, texts } = exampleContent(example);
    expect(renderModule(stripModule, { props: { ...props, image: undefined }, texts })).not.toContain('<ol');
  });

  test('a scale that ends before it begins is shown all the same', () => {
    const { props, texts } = exampleContent(example);
    expect(renderModule(stripModule, { props: { ...props, scale_to: -5 }, texts })).toContain('Halten');
  });

  test('is a list of chapters with their things, each with its place and unit', () => {
    const html = renderModule(stripModule, exampleContent(example));
    const chapters = html.slice(html.indexOf('<ol')).split(/<li id=/);
    expect(chapters).toHaveLength(3);
    expect(chapters[1]).toMatch(/0\u00a0m<\/p><h2[^>]*>Halten/);
    expect(chapters[1]).toMatch(/<b>12\u00a0m<\/b> <span[^>]*>Trosse<\/span>/);
    expect(chapters[2]).toContain('78\u00a0m');
  });

  test('its overview leads to each chapter by the anchor it was given, or one of its own', () => {
    const html = renderModule(stripModule, exampleContent(example));
    const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets[1]).toBe('heben');
    for (const target of targets) expect(html).toContain(`id="${target}"`);
  });
});
