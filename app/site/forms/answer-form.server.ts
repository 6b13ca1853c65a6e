import { data, redirect } from 'react-router';
import { csrfField, isSameToken } from '#app/auth/csrf-token.server.ts';
import { checkAnswers } from '#app/features/forms/check-answers.ts';
import { confirmEntry } from '#app/features/forms/confirm-entry.server.ts';
import { takeFile } from '#app/features/forms/files.server.ts';
import type { FormState } from '#app/features/forms/form-state.ts';
import type { OnlineForm } from '#app/features/forms/read-form.server.ts';
import { type Posted, readPosted } from '#app/features/forms/read-posted.server.ts';
import { submitForm } from '#app/features/forms/submit-form.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { LoadContext } from '#app/load-context.ts';

type Options = { form: OnlineForm; request: Request; load: LoadContext };

/**
 * Answers a form that was posted. Without the person's token nothing is written: it came from a page that everybody gets
 * from memory, and is shown for review with a token. What was typed stays.
 */
export async function answerForm({ form, request, load }: Options) {
  const body = await formOf(request);
  const token = body.get(csrfField);
  const isSigned = isSameToken(load.csrfToken, typeof token === 'string' ? token : null);
  const confirming = body.get('confirm');
  if (typeof confirming === 'string') {
    const isDone = isSigned && (await confirmEntry({ form, token: confirming, now: load.now }));
    throw redirect(`${form.visitor.url}?state=${isDone ? 'confirmed' : 'expired'}`, 303);
  }
  const take = (file: File) => takeFile(file, { address: load.clientAddress });
  const posted = await readPosted(body, { form: form.visitor, take });
  if (Object.keys(posted.problems).length > 0 || !isSigned) return unsent(form, posted);
  const { locale, now, clientAddress: address } = load;
  const taken = await submitForm({ form, given: posted.values, id: posted.entry, locale, address, now });
  if (taken.kind === 'taken') throw redirect(`${form.visitor.url}?state=sent`, 303);
  if (taken.kind === 'invalid') return answer(posted, { kind: 'problems', problems: taken.problems }, 422);
  const minutes = Math.ceil(taken.seconds / 60);
  return answer(posted, { kind: 'limited', minutes }, 429);
}

function unsent(form: OnlineForm, posted: Posted) {
  const { problems } = checkAnswers(form.visitor.fields, posted.values);
  const all = { ...problems, ...posted.problems };
  if (Object.keys(all).length > 0) return answer(posted, { kind: 'problems', problems: all }, 422);
  return answer(posted, { kind: 'review' }, 200);
}

function answer(
  { given, files, entry }: Posted,
  outcome: Partial<FormState> & Pick<FormState, 'kind'>,
  status: number,
) {
  const state: FormState = { given, files, problems: {}, minutes: 0, ...outcome };
  return data({ state, entry }, status);
}
