import { describe, expect, it } from 'vitest';
import { isOwnAddress, readLinkQuery } from './link-query.ts';

const read = (query: string) => readLinkQuery(query, 'museum.example');

describe('what is typed into the link finder', () => {
  it('is never taken as an address when it could run code or lead elsewhere unseen', () => {
    expect(read('javascript:alert(1)').url).toBeNull();
    expect(read('//evil.example/de').url).toBeNull();
    expect(isOwnAddress('//evil.example/de', 'museum.example')).toBe(false);
    expect(isOwnAddress('https://museum.example.evil.example/de', 'museum.example')).toBe(false);
  });

  it('is asked for once it is a word, with or without a place in the page', () => {
    expect(read('b')).toEqual({ words: null, anchor: null, url: null });
    expect(read('besuch')).toEqual({ words: 'besuch', anchor: null, url: null });
    expect(read('besuch #bu')).toEqual({ words: 'besuch', anchor: 'bu', url: null });
  });

  it('is an address of ours in either language, asked for without its place', () => {
    expect(read('https://museum.example/en/visit#bus')).toEqual({
      words: 'https://museum.example/en/visit',
      anchor: 'bus',
      url: 'https://museum.example/en/visit#bus',
    });
    expect(read('/de/besuch').words).toBe('/de/besuch');
  });

  it('is the address of somebody else, a mail address or a place on this page', () => {
    expect(read('https://seil.example/a#b')).toMatchObject({ words: null, url: 'https://seil.example/a#b' });
    expect(read('mailto:haus@reepwerk.example')).toMatchObject({ words: null, url: 'mailto:haus@reepwerk.example' });
    expect(read('#bus')).toEqual({ words: null, anchor: 'bus', url: '#bus' });
  });

  it('is an address also without what machines put before it', () => {
    expect(read('www.hansefleet.example/bus')).toMatchObject({
      words: null,
      url: 'https://www.hansefleet.example/bus',
    });
    expect(read('haus@reepwerk.example')).toMatchObject({ words: null, url: 'mailto:haus@reepwerk.example' });
    expect(read('museum.example/de/besuch')).toMatchObject({ words: '/de/besuch', url: '/de/besuch' });
    expect(read('www. und so weiter').url).toBeNull();
    expect(read('Anna @ Bord').url).toBeNull();
  });
});
