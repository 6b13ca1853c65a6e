import type { Editor } from '#app/auth/viewer.ts';
import { isUuid } from '#app/db/uuid.ts';
import {
  type RuleProblem,
  removeRule,
  savePromotion,
  saveSynonyms,
} from '#app/features/search/rule-commands.server.ts';
import { readWords } from '#app/features/search/search-rules.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { promotionTarget } from './promotion-targets.server.ts';

export type SearchWordsProblem = RuleProblem | 'target';
type Outcome = { of: 'synonyms' | 'promotions'; problem: SearchWordsProblem | null };

/** What a form of the screen asks for; null where it asks for nothing that there is. */
export async function changeSearchRules(form: FormData, actor: Editor): Promise<Outcome | null> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 2_000);
  const [command, id = ''] = text('command').split(':');
  if (command === 'remove-synonyms' && isUuid(id))
    return { of: 'synonyms', problem: await removeRule({ table: 'search_synonym', id }, actor) };
  if (command === 'remove-promotion' && isUuid(id))
    return { of: 'promotions', problem: await removeRule({ table: 'search_promotion', id }, actor) };
  const locale = text('locale');
  if (!isLocale(locale)) return null;
  const rule = { id: isUuid(id) ? id : null, locale, words: readWords(text('words')) };
  if (command === 'synonyms') return { of: 'synonyms', problem: await saveSynonyms(rule, actor) };
  if (command !== 'promote') return null;
  const target = await promotionTarget(text('target'), locale);
  if (!target) return { of: 'promotions', problem: 'target' };
  const problem = await savePromotion({ ...rule, type: target.type, object: target.id }, actor);
  return { of: 'promotions', problem };
}
