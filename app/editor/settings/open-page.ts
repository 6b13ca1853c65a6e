import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { askPage } from '../page-api.ts';

/** Goes on with another page, in edit mode. */
export async function openPage(id: string, locale: Locale): Promise<void> {
  const answer = await askPage<DraftPayload>(`/${locale}/pageeditor-api/page/${id}/draft/`);
  const href = answer.ok ? answer.body.addresses[`page:${id}`]?.href : null;
  location.assign(`${href ?? `/${locale}`}?edit`);
}
