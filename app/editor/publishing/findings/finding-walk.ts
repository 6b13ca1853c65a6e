import type { Finding, Rule } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../../core/editor.ts';
import type { FindingWalk } from '../../document/ui-state.ts';
import { review } from '../review.ts';
import { findingGroups } from './finding-groups.ts';
import { jumpTo } from './jump.ts';

/** Brings one of the findings before the person's eyes, and keeps the others for the steps from it. */
export function walkFindings(editor: Editor, walk: FindingWalk): void {
  editor.interaction.walk.set(walk);
  const finding = walk.findings[walk.at];
  if (finding) jumpTo(editor, finding, walk.lang);
}

/** Goes to the next finding of the page or the one before, of what is still found; without a walk one begins. */
export async function stepFinding(editor: Editor, step: 1 | -1): Promise<void> {
  const { walk, toast } = editor.interaction;
  const known = walk.get();
  const lang = known?.lang ?? editor.context.locale;
  const looked = await review(editor, lang);
  // Without an answer from the server one goes on through what was found before.
  const findings = typeof looked === 'object' ? stillFound(looked, known) : (known?.findings ?? []);
  if (findings.length === 0) {
    walk.set(null);
    toast.set({ text: m.editor_findings_none(), canUndo: false });
    return;
  }
  walkFindings(editor, { lang, findings, at: placeAfter(findings, known, step) });
}

/** By their causes, as the list before publishing shows them. What was found on the rendered page is not looked for again. */
function stillFound(
  { findings, blocking }: { findings: readonly Finding[]; blocking: Rule[] },
  known: FindingWalk | null,
): Finding[] {
  const onPage = known?.findings.filter(({ rule }) => rule === 'axe') ?? [];
  return findingGroups([...findings, ...onPage], blocking).flatMap((group) => group.findings);
}

/** From the last to the first and back. What was mended has left its place to the one behind it. */
export function placeAfter(findings: readonly Finding[], known: FindingWalk | null, step: 1 | -1): number {
  const { length } = findings;
  if (!known) return step === 1 ? 0 : length - 1;
  const last = known.findings[known.at];
  const here = last ? findings.findIndex((finding) => keyOf(finding) === keyOf(last)) : -1;
  const next = here >= 0 ? here + step : step === 1 ? known.at : known.at - 1;
  return ((next % length) + length) % length;
}

/** What makes a finding the same in two looks at the page. */
export function keyOf({ rule, module, path, words, selector }: Finding): string {
  return `${rule}${module}${path}${words}${selector}`;
}
