import type { Answer } from '#app/contract/client/call-types.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { call, ownerParams } from '../call.ts';
import type { Editor } from '../core/editor.ts';

export type VersionContent = Answer<'readVersion'>['doc'];

/** One version of a language, the one on screen unless another is named. */
export async function loadVersion(
  editor: Editor,
  n: number,
  of: Locale = editor.context.locale,
): Promise<VersionContent | null> {
  const params = { ...ownerParams(editor), n };
  const answer = await call('readVersion', { params, query: { of } });
  return answer.ok ? answer.body.doc : null;
}
