import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foundModels, keepRecent, recentModels } from './found-models.ts';

const allowed = ['headline', 'text', 'image', 'two-columns', 'faq', 'video-list'];

describe('the choice of modules', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('offers nothing that may not stand here, though it was used last', () => {
    expect(foundModels(['text', 'image'], '', ['quote', 'image'])).toEqual(['image', 'text']);
  });

  it('finds nothing for words that no module has', () => {
    expect(foundModels(allowed, 'Zebra', [])).toEqual([]);
  });

  it('begins with what was used last, and forgets what was used long ago', () => {
    for (const model of ['text', 'image', 'faq', 'quote', 'link', 'headline', 'image']) keepRecent(model);
    expect(recentModels()).toEqual(['image', 'headline', 'link', 'quote', 'faq']);
    expect(foundModels(allowed, '', recentModels()).slice(0, 4)).toEqual(['image', 'headline', 'faq', 'text']);
  });

  it('shows first what is called so, and only then what has the letters somewhere within', () => {
    expect(foundModels(['faq', 'venue'], 'ort', [])).toEqual(['venue', 'faq']);
    expect(foundModels(['link', 'faq'], 'häufige fragen', [])).toEqual(['faq']);
  });

  it('keeps the order of found words, whatever was used last', () => {
    expect(foundModels(allowed, 'bild', ['two-columns'])).toEqual(foundModels(allowed, 'bild', []));
  });

  it('understands both languages, whichever the editor speaks', () => {
    expect(foundModels(allowed, 'Überschrift', [])).toContain('headline');
    expect(foundModels(allowed, 'heading', [])).toContain('headline');
    expect(foundModels(allowed, 'foto', [])).toContain('image');
    expect(foundModels(allowed, 'photo', [])).toContain('image');
  });

  it('takes a storage that is forbidden for an empty one', () => {
    vi.stubGlobal('localStorage', undefined);
    keepRecent('text');
    expect(recentModels()).toEqual([]);
  });
});
