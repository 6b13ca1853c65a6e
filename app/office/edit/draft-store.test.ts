import { describe, expect, it } from 'vitest';
import { type Attempt, DraftStore, type Kept, type SaveAnswer } from './draft-store.ts';

const draft = { props: { room: 'a' }, i18n: { de: { title: 'Tau' }, en: { title: 'Rope' } } };

/** A server that gives the answers it was told, and a clock that runs only when asked. */
function form(answers: SaveAnswer[], opened = { draft, rev: 1 }) {
  const sent: Attempt[] = [];
  const notes: (Kept | null)[] = [];
  const store = new DraftStore({
    ...opened,
    outside: {
      send: async (attempt) => {
        sent.push(attempt);
        return answers.shift() ?? { kind: 'unreachable' };
      },
      keep: (unsent) => notes.push(unsent),
      later: () => undefined,
    },
  });
  return { store, sent, notes };
}

describe('the form of an entry', () => {
  it('asks when somebody else changed the same field, and sends nothing until one text is chosen', async () => {
    const current = { ...draft, i18n: { ...draft.i18n, de: { title: 'Seil' } } };
    const { store, sent } = form([
      { kind: 'stale', rev: 5, current },
      { kind: 'saved', rev: 6 },
    ]);
    store.change('de', 'title', 'Strick');
    expect(await store.flush()).toBe(false);
    expect(store.read()).toMatchObject({
      state: 'clash',
      clashes: [{ place: 'de', name: 'title', mine: 'Strick', theirs: 'Seil' }],
    });
    expect(await store.flush()).toBe(false);
    store.resolve({ place: 'de', name: 'title', mine: 'Strick', theirs: 'Seil' }, 'mine');
    await store.settle();
    expect(sent.at(-1)).toMatchObject({ rev: 5, changes: { de: { title: 'Strick' } } });
    expect(store.read()).toMatchObject({ state: 'saved', rev: 6 });
  });

  it('asks again after a reload, and the text of somebody else is not overwritten without a word', async () => {
    const current = { ...draft, i18n: { ...draft.i18n, de: { title: 'Seil' } } };
    const before = form([{ kind: 'stale', rev: 5, current }]);
    before.store.change('de', 'title', 'Strick');
    expect(await before.store.flush()).toBe(false);
    const kept = before.notes.at(-1);
    const after = form([], { draft: current, rev: 5 });
    if (kept) after.store.recover(kept);
    expect(await after.store.flush()).toBe(false);
    expect(after.sent).toEqual([]);
    expect(after.store.read()).toMatchObject({
      state: 'clash',
      clashes: [{ place: 'de', name: 'title', mine: 'Strick', theirs: 'Seil' }],
    });
  });

  it('takes the alternative text away in both languages with the picture it describes, and leaves the caption', async () => {
    const { store, sent } = form([
      { kind: 'saved', rev: 3 },
      { kind: 'saved', rev: 4 },
    ]);
    const words = { de: { image: { alt: 'Die Bahn', caption: '1902' } }, en: { image: { alt: 'The walk' } } };
    store.adopt({ props: { image: { media: 'bahn' } }, i18n: words }, 2);
    store.change('props', 'image', { media: 'bahn', focal: { x: 0, y: 0 } });
    await store.flush();
    expect(sent.at(-1)?.changes).toEqual({ props: { image: { media: 'bahn', focal: { x: 0, y: 0 } } } });
    store.change('props', 'image', { media: 'boot' });
    await store.flush();
    expect(sent.at(-1)?.changes).toEqual({
      props: { image: { media: 'boot' } },
      de: { image: { caption: '1902' } },
      en: { image: null },
    });
  });

  it('saves quietly when somebody else changed another field', async () => {
    const current = { props: { room: 'b' }, i18n: draft.i18n };
    const { store, sent } = form([
      { kind: 'stale', rev: 4, current },
      { kind: 'saved', rev: 5 },
    ]);
    store.change('de', 'title', 'Strick');
    expect(await store.flush()).toBe(true);
    expect(sent.map(({ rev }) => rev)).toEqual([1, 4]);
    expect(store.read().draft).toEqual({ props: { room: 'b' }, i18n: { ...draft.i18n, de: { title: 'Strick' } } });
  });

  it('keeps what is typed while nobody answers and sends the same attempt again', async () => {
    const { store, sent, notes } = form([{ kind: 'unreachable' }, { kind: 'saved', rev: 2 }]);
    store.change('en', 'title', 'Line');
    await store.flush();
    expect(store.read().state).toBe('offline');
    expect(notes.at(-1)?.mine).toEqual({ en: { title: 'Line' } });
    await store.flush();
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(notes.at(-1)).toBeNull();
  });

  it('takes up what a closed tab left behind', async () => {
    const { store, sent } = form([{ kind: 'saved', rev: 2 }]);
    store.recover({ rev: 1, mine: { de: { title: 'Strick' } }, before: { de: { title: 'Tau' } } });
    expect(store.read()).toMatchObject({ state: 'unsaved', draft: { i18n: { de: { title: 'Strick' } } } });
    await store.flush();
    expect(sent).toHaveLength(1);
  });

  it('takes a value away by saying null', async () => {
    const { store, sent } = form([{ kind: 'saved', rev: 2 }]);
    store.change('props', 'room', undefined);
    await store.flush();
    expect(sent[0]?.changes).toEqual({ props: { room: null } });
    expect(store.read().draft.props).toEqual({});
  });
});
