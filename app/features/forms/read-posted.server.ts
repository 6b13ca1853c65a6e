import { randomUUID } from 'node:crypto';
import { trap } from '#app/collections/form/field-types.ts';
import { isUuid } from '#app/db/uuid.ts';
import { type HandedIn, waitingFiles } from './files.server.ts';
import { type FormState, keptName } from './form-state.ts';
import type { VisitorForm } from './visitor-form.ts';

export type Posted = Pick<FormState, 'given' | 'problems' | 'files'> & {
  /** As the check wants it: a file by the id it was taken under. */
  values: Record<string, string | string[]>;
  entry: string;
};

/** More than any question takes: it is refused as too long, and not all of it is rendered again. */
const longestText = 10_000;
const mostValues = 100;

type Take = (file: File) => Promise<HandedIn>;

/** What was posted, question by question; anything else in the body is not looked at. What becomes of files, `take` decides. */
export async function readPosted(
  body: FormData,
  { form, take }: { form: Pick<VisitorForm, 'fields'>; take: Take },
): Promise<Posted> {
  const posted: Posted = { given: {}, values: {}, problems: {}, files: {}, entry: entryOf(body) };
  for (const { slug, type } of form.fields) {
    if (type === 'file') await readFile(body, slug, { posted, take });
    else {
      const texts = body
        .getAll(slug)
        .filter((value) => typeof value === 'string')
        .slice(0, mostValues)
        .map((value) => value.slice(0, longestText));
      posted.given[slug] = texts;
      posted.values[slug] = texts;
    }
  }
  const caught = body.get(trap.slug);
  if (typeof caught === 'string') posted.values[trap.slug] = caught;
  return posted;
}

async function readFile(body: FormData, slug: string, { posted, take }: { posted: Posted; take: Take }) {
  const file = body.get(slug);
  if (file instanceof File && file.size > 0) {
    const taken = await take(file);
    if (taken.kind === 'taken') return keep(taken.id, taken.name);
    posted.problems[slug] = taken.kind === 'refused' ? taken.reason : 'file';
    return;
  }
  const kept = body.get(keptName(slug));
  if (typeof kept !== 'string' || !isUuid(kept)) return;
  const name = (await waitingFiles([kept])).get(kept);
  if (name !== undefined) keep(kept, name);

  function keep(id: string, name: string) {
    posted.files[slug] = { id, name };
    posted.values[slug] = id;
  }
}

/** Pressing the button twice sends the same id; a body without one is an entry of its own. */
function entryOf(body: FormData): string {
  const entry = body.get('entry');
  return typeof entry === 'string' && isUuid(entry) ? entry : randomUUID();
}
