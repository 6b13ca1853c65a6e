import { data } from 'react-router';

/** The fields of a form as text. A body that is no form was not sent by one of our screens: 400. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
