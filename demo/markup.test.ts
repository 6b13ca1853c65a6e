import { describe, expect, it } from 'vitest';
import { art, line, referenceTo, rich } from './markup.ts';
import { stableId } from './stable-id.ts';

const NBSP = '\u00a0';

describe('the light markup of the demo', () => {
  it('refuses a picture nobody has drawn', () => {
    expect(() => art('mona-lisa')).toThrow('mona-lisa');
  });

  it('parts paragraphs at blank lines and keeps single line breaks', () => {
    const [first, second] = rich('eins\nzwei\n\ndrei').content;
    expect(first?.content?.map((node) => node.type)).toEqual(['text', 'hard_break', 'text']);
    expect(second).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'drei' }] });
  });

  it('reads lists, each item a paragraph', () => {
    const [bullets, numbers] = rich('- Hanf\n- Teer\n\n1. drehen\n2. ziehen').content;
    expect(bullets?.type).toBe('bullet_list');
    expect(numbers?.type).toBe('ordered_list');
    expect(numbers?.content?.[1]?.content?.[0]?.content?.[0]?.text).toBe('ziehen');
  });

  it('marks strong and emphasised words, also inside each other', () => {
    const content = rich('**hält, *aber* nicht** lange').content[0]?.content;
    expect(content?.map((node) => node.marks?.map((mark) => mark.type) ?? [])).toEqual([
      ['strong'],
      ['strong', 'em'],
      ['strong'],
      [],
    ]);
  });

  it('links a page of the house by reference and the world by address', () => {
    const content = rich('[hin](page:anfahrt#auto) und [weg](https://example.org/)').content[0]?.content;
    expect(content?.[0]?.marks?.[0]?.attrs?.ref).toEqual(referenceTo('page:anfahrt#auto'));
    expect(content?.[2]?.marks?.[0]?.attrs).toMatchObject({ ref: null, href: 'https://example.org/' });
  });

  it('names the language of foreign words', () => {
    const mark = rich('{en:From Hemp to Hawser}').content[0]?.content?.[0]?.marks?.[0];
    expect(mark).toEqual({ type: 'lang', attrs: { lang: 'en' } });
  });

  it('breaks a line where the bar stands', () => {
    expect(line('Reep|werk').content.map((node) => node.type)).toEqual(['text', 'hard_break', 'text']);
  });

  it('keeps number and unit together', () => {
    expect(line('312 Meter, 10 bis 18 Uhr, § 5, 30. Januar').content[0]?.text).toBe(
      `312${NBSP}Meter, 10 bis 18${NBSP}Uhr, §${NBSP}5, 30.${NBSP}Januar`,
    );
  });
});

describe('stable ids', () => {
  it('look like UUIDs, differ by kind and name, and never change', () => {
    expect(stableId('page', 'start')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(stableId('page', 'start')).not.toBe(stableId('artwork', 'start'));
    expect(stableId('page', 'start')).toBe(stableId('page', 'start'));
  });
});
