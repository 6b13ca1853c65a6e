import { data, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { numberOf } from '#app/features/entries/entry-page.server.ts';
import { formPage, type OnlineForm, onlineForm } from '#app/features/forms/read-form.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { pageHead } from '../page/head.ts';
import { pageGraph } from '../page/json-ld.ts';
import { type PageFrame, plainFrame } from '../shell-data.ts';
import { siteOrigin } from '../site-origin.server.ts';

type Params = { slug?: string | undefined; id?: string | undefined };

/** The form of an address with what stands around it; 301, 410 or 404 instead of it. */
export async function foundForm({ slug = '', id = '' }: Params, { locale, now, viewer, preview }: LoadContext) {
  const page = await formPage({ slug, id, locale, now });
  if (page.kind === 'moved') throw redirect(page.url, 301);
  // The team sees a draft where it is tried out.
  const isDraft = preview?.of === 'draft' || (page.kind === 'missing' && can(viewer, 'draft:read'));
  if (isDraft && numberOf(id) !== null) throw redirect(urls.officeFormTrial(locale, Number(id)), 302);
  if (page.kind !== 'found') throw data(null, { status: page.kind === 'gone' ? 410 : 404 });
  const { id: entry, fields, alternates } = page.entry;
  const form = onlineForm(page.entry);
  const around = aroundOf(form, { entry, locale, alternates, words: fields });
  return can(viewer, 'draft:read')
    ? { form, around: { ...around, frame: editable(form, around.frame, locale) } }
    : { form, around };
}

/** A form is made in the office. */
function editable({ visitor: { number } }: OnlineForm, frame: PageFrame, locale: Locale): PageFrame {
  const online = locales.filter((each) => frame.alternates[each] !== undefined);
  return { ...frame, team: { pages: frame.alternates, online, edit: urls.officeEntry(locale, 'form', number) } };
}

type Around = {
  entry: string;
  locale: Locale;
  alternates: Localized<string>;
  words: { meta_title: string; meta_description: string };
};

function aroundOf({ visitor: { title, url, purpose } }: OnlineForm, { entry, locale, alternates, words }: Around) {
  const origin = siteOrigin();
  const siteName = siteConfig.name[locale];
  const crumbs = [{ url, title }];
  const venue = { name: siteName, contact: siteConfig.contact };
  const page = {
    title,
    headline: title,
    meta_title: words.meta_title,
    meta_description: words.meta_description || purpose,
    og_title: '',
    og_description: '',
    og_type: '',
  };
  const image = urls.ogImage(entry, locale);
  const graph = pageGraph({ origin, locale, venue, homeTitle: siteName, crumbs, url });
  return {
    breadcrumbs: crumbs,
    frame: { ...plainFrame, alternates } satisfies PageFrame,
    head: pageHead({ page, locale, origin, siteName, alternates, image, graph, isHome: false }),
  };
}
