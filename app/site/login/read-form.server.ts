import { formOf } from '#app/form-body.server.ts';

/** The fields of a form as text. A body that is no form was not sent by one of our screens: 400. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await formOf(request);
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
