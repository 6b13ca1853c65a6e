import { z } from 'zod';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { parseWordRules, type StyleGuide } from '#app/cms/checks/style-guide.ts';
import type { Reader } from '#app/cms/publishing/owner-adapter.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, transaction } from '#app/db/client.server.ts';
import { readSetting, writeSetting } from '#app/db/setting.server.ts';

const key = 'style-guide';

export const shortestLimit = 5;
export const longestLimit = 99;
export const mostLetters = 20_000;

const lines = z.string().max(mostLetters).catch('');
const stored = z.object({
  words: z.object({ de: lines, en: lines }).catch({ de: '', en: '' }),
  longest_sentence: z.int().min(shortestLimit).max(longestLimit).nullable().catch(null),
});

/** The rules as somebody wrote them: a word a line. */
export type WrittenStyleGuide = z.infer<typeof stored>;

/** How this site writes, as it was written down; without a rule where nobody has. */
export async function writtenStyleGuide(reader: Reader = db()): Promise<WrittenStyleGuide> {
  return stored.parse((await readSetting(reader, key)) ?? {});
}

/** The same as the checks read it. */
export async function styleGuide(reader: Reader = db()): Promise<StyleGuide> {
  const { words, longest_sentence } = await writtenStyleGuide(reader);
  return { words: { de: parseWordRules(words.de), en: parseWordRules(words.en) }, longest_sentence };
}

/** Writes the rules anew; refused for everybody but admins. What is published stays as it is. */
export async function saveStyleGuide(actor: Actor, written: WrittenStyleGuide): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'settings:write')) return 'forbidden';
    const kept = stored.parse(written);
    await writeSetting(tx, key, kept);
    await audit(tx, { by: idOf(actor), action: 'settings:style-guide', detail: kept });
    return null;
  });
}
