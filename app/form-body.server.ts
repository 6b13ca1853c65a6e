import { data } from 'react-router';

/** The form that a request brings. A body that is none was not sent by one of our screens: 400. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
