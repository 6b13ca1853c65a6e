import { describe, expect, it, test } from 'vitest';
import type { Entry } from './entry.ts';
import { FormDraft } from './form-draft.ts';
import { memoryJournal } from './journal.ts';
import type { Answer, Stored } from './transport.ts';

const room = { lang: null, field: 'room' };
const title = { lang: 'de', field: 'title' } as const;
const english = { lang: 'en', field: 'title' } as const;
const opened: Stored = { id: 'e', rev: 1, props: { room: 'a' }, i18n: { de: { title: 'Tau' }, en: { title: 'Rope' } } };

function withTitle(de: string, rev: number): Stored {
  return { ...opened, rev, i18n: { ...opened.i18n, de: { title: de } } };
}

function stale(current: Stored): Answer {
  return { kind: 'stale', current, rev: current.rev, by: null };
}

/** The form in front of a server that gives the answers it was told; the journal is that of one browser. */
function form({
  answers,
  stored = opened,
  kept = new Map<string, Entry>(),
  saves = 'by itself',
}: {
  answers: Answer[];
  stored?: Stored;
  kept?: Map<string, Entry>;
  saves?: 'by itself' | 'when asked';
}) {
  const sent: { rev: number; key: string; body: unknown }[] = [];
  const send = async (entry: Entry, rev: number): Promise<Answer> => {
    sent.push({ rev, key: entry.key, body: entry.kind === 'patch' ? entry.body : null });
    return answers.shift() ?? { kind: 'unreachable' };
  };
  const draft = new FormDraft({ stored, model: 'event', transport: { send }, journal: memoryJournal(kept), saves });
  return { draft, sent, kept, read: () => draft.state.get() };
}

describe('a draft in a form', () => {
  it('shows both texts when somebody else changed the same field, and sends nothing of it until one is chosen', async () => {
    const { draft, sent, read } = form({ answers: [stale(withTitle('Seil', 5)), { kind: 'saved', rev: 6 }] });
    draft.change(title, 'Strick');
    expect(await draft.save()).toBe(false);
    expect(read().sync.conflicts).toMatchObject([{ ...title, mine: 'Strick', theirs: 'Seil' }]);
    expect(await draft.save()).toBe(false);
    expect(sent).toHaveLength(1);
    const [conflict] = read().sync.conflicts;
    if (conflict) void draft.resolve(conflict, 'mine');
    expect(await draft.save()).toBe(true);
    expect(sent.at(-1)).toMatchObject({ rev: 5, body: { i18n: { de: { title: 'Strick' } } } });
    expect(read()).toMatchObject({ isChanged: false, values: { rev: 6 } });
  });

  it('shows them again after a reload, and the text of somebody else is not overwritten without a word', async () => {
    const before = form({ answers: [stale(withTitle('Seil', 5))] });
    before.draft.change(title, 'Strick');
    expect(await before.draft.save()).toBe(false);

    const after = form({ answers: [], stored: withTitle('Seil', 5), kept: before.kept });
    await after.draft.recover();
    expect(await after.draft.save()).toBe(false);
    expect(after.sent).toEqual([]);
    expect(after.read().sync.conflicts).toMatchObject([{ ...title, mine: 'Strick', theirs: 'Seil' }]);
  });

  it('asks after a reload about the same field only, whatever others make of those that were saved', async () => {
    const before = form({ answers: [stale(withTitle('Seil', 5)), { kind: 'saved', rev: 6 }] });
    before.draft.change(title, 'Strick');
    before.draft.change(room, 'c');
    await before.draft.save();
    await expect.poll(() => before.sent).toHaveLength(2);
    const today = { ...withTitle('Seil', 7), props: { room: 'd' } };
    const after = form({ answers: [], stored: today, kept: before.kept });
    await after.draft.recover();
    expect(after.read().sync.conflicts).toMatchObject([{ ...title, mine: 'Strick', theirs: 'Seil' }]);
    expect(after.read().values.props).toEqual({ room: 'd' });
  });

  it('takes what is typed on while both texts are shown as the newer of the two', async () => {
    const { draft, sent, read } = form({ answers: [stale(withTitle('Seil', 5)), { kind: 'saved', rev: 6 }] });
    draft.change(title, 'Strick');
    await draft.save();
    draft.change(title, 'Strick und Tau');
    const [conflict] = read().sync.conflicts;
    if (conflict) void draft.resolve(conflict, 'mine');
    expect(await draft.save()).toBe(true);
    expect(sent.at(-1)?.body).toEqual({ i18n: { de: { title: 'Strick und Tau' } } });
  });

  it('keeps the chosen text of somebody else and has nothing left to save', async () => {
    const { draft, read, kept } = form({ answers: [stale(withTitle('Seil', 5))] });
    draft.change(title, 'Strick');
    await draft.save();
    const [conflict] = read().sync.conflicts;
    if (conflict) void draft.resolve(conflict, 'theirs');
    expect(await draft.save()).toBe(true);
    expect(read()).toMatchObject({ isChanged: false, values: { i18n: { de: { title: 'Seil' } } } });
    expect(kept.size).toBe(0);
  });

  it('puts both texts together where somebody wants neither to go', async () => {
    const { draft, sent, read } = form({ answers: [stale(withTitle('Seil', 5)), { kind: 'saved', rev: 6 }] });
    draft.change(title, 'Strick');
    await draft.save();
    const [conflict] = read().sync.conflicts;
    if (conflict) void draft.resolve(conflict, 'both');
    expect(await draft.save()).toBe(true);
    expect(sent.at(-1)?.body).toEqual({ i18n: { de: { title: 'Seil\nStrick' } } });
  });

  it('saves quietly when somebody else changed another field', async () => {
    const current = { ...opened, rev: 4, props: { room: 'b' } };
    const { draft, sent, read } = form({ answers: [stale(current), { kind: 'saved', rev: 5 }] });
    draft.change(title, 'Strick');
    expect(await draft.save()).toBe(true);
    expect(sent.map(({ rev }) => rev)).toEqual([1, 4]);
    expect(read().values).toMatchObject({ props: { room: 'b' }, i18n: { de: { title: 'Strick' } } });
  });

  it('keeps what is typed while nobody answers and sends the same attempt again', async () => {
    const { draft, sent, kept, read } = form({ answers: [{ kind: 'unreachable' }, { kind: 'saved', rev: 2 }] });
    draft.change(english, 'Line');
    expect(await draft.save()).toBe(false);
    expect(read().sync.state).toBe('offline');
    expect(JSON.stringify([...kept.values()])).toContain('Line');
    expect(await draft.save()).toBe(true);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(kept.size).toBe(0);
  });

  it('takes a value away by saying null', async () => {
    const { draft, sent, read } = form({ answers: [{ kind: 'saved', rev: 2 }] });
    draft.change(room, undefined);
    expect(await draft.save()).toBe(true);
    expect(sent[0]?.body).toEqual({ props: { room: null } });
    expect(read().values.props).toEqual({});
  });

  it('merges what is unsent with a newer draft of the server', async () => {
    const { draft, read } = form({ answers: [] });
    draft.change(english, 'Line');
    draft.adopt(withTitle('Seil', 3));
    expect(read().values).toMatchObject({ rev: 3, i18n: { de: { title: 'Seil' }, en: { title: 'Line' } } });
    draft.adopt({ ...withTitle('Seil', 4), i18n: { en: { title: 'Cable' } } });
    expect(read().sync.conflicts).toMatchObject([{ ...english, mine: 'Line', theirs: 'Cable' }]);
  });

  it('tries again what was refused, together with its correction', async () => {
    const refused: Answer = { kind: 'refused', status: 422, errors: [{ path: 'i18n.de.title', message: 'too long' }] };
    const { draft, sent, read } = form({ answers: [refused, { kind: 'saved', rev: 2 }] });
    draft.change(title, 'Zu lang');
    draft.change(english, 'Line');
    expect(await draft.save()).toBe(false);
    expect(read().values.i18n.de?.title).toBe('Zu lang');
    draft.change(title, 'Kurz');
    expect(await draft.save()).toBe(true);
    expect(sent.at(-1)?.body).toEqual({ i18n: { de: { title: 'Kurz' }, en: { title: 'Line' } } });
  });
});

describe('a form with a button of its own', () => {
  const asked = { saves: 'when asked' } as const;

  it('sends nothing before the button is pressed, and finds it again after a reload', async () => {
    const { draft, sent, kept } = form({ answers: [], ...asked });
    draft.change(title, 'Strick');
    await new Promise((done) => setTimeout(done, 20));
    expect(sent).toEqual([]);

    const after = form({ answers: [{ kind: 'saved', rev: 2 }], kept, ...asked });
    expect(await after.draft.recover()).toBe(true);
    expect(after.read()).toMatchObject({ isChanged: true, values: { i18n: { de: { title: 'Strick' } } } });
    expect(after.sent).toEqual([]);
    expect(await after.draft.save()).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('finds nothing after a reload of what is on the server by now', async () => {
    const { draft, kept } = form({ answers: [], ...asked });
    draft.change(title, 'Strick');
    const after = form({ answers: [], stored: withTitle('Strick', 2), kept, ...asked });
    expect(await after.draft.recover()).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('is as it was on the server when what was written is discarded, also after a reload', async () => {
    const { draft, kept, read } = form({ answers: [], ...asked });
    draft.change(title, 'Strick');
    draft.discard();
    expect(read()).toMatchObject({ isChanged: false, values: opened });
    expect(kept.size).toBe(0);
  });

  it('saves with the last choice what was to be saved', async () => {
    const current = { ...withTitle('Seil', 5), props: { room: 'b' } };
    const answers = [stale(current), { kind: 'saved', rev: 6 }] satisfies Answer[];
    const { draft, read } = form({ answers, ...asked });
    draft.change(title, 'Strick');
    draft.change(room, 'c');
    await draft.save();
    const [first, last] = read().sync.conflicts;
    expect(first && (await draft.resolve(first, 'mine'))).toBe(false);
    expect(last && (await draft.resolve(last, 'mine'))).toBe(true);
    expect(read().values).toMatchObject({ rev: 6, props: { room: 'c' }, i18n: { de: { title: 'Strick' } } });
  });
});

test('two browsers at one draft: whoever comes second never overwrites the first, however often the page is reloaded', async () => {
  let stored = opened;
  const send = async (entry: Entry, rev: number): Promise<Answer> => {
    if (rev !== stored.rev) return stale(stored);
    const { props, i18n } = entry.kind === 'patch' ? entry.body : {};
    const merged = { de: { ...stored.i18n.de, ...i18n?.de }, en: { ...stored.i18n.en, ...i18n?.en } };
    stored = { ...stored, rev: rev + 1, props: { ...stored.props, ...props }, i18n: merged };
    return { kind: 'saved', rev: stored.rev };
  };
  const open = (kept: Map<string, Entry>) =>
    new FormDraft({ stored, model: 'event', transport: { send }, journal: memoryJournal(kept), saves: 'by itself' });
  const second = new Map<string, Entry>();
  const [anna, bert] = [open(new Map()), open(second)];
  bert.change(title, 'Strick');
  anna.change(title, 'Seil');
  expect(await anna.save()).toBe(true);
  expect(await bert.save()).toBe(false);
  for (let reload = 0; reload < 3; reload += 1) {
    const again = open(second);
    await again.recover();
    expect(await again.save()).toBe(false);
    expect(again.state.get().sync.conflicts).toMatchObject([{ mine: 'Strick', theirs: 'Seil' }]);
    expect(stored.i18n.de?.title).toBe('Seil');
  }
});
