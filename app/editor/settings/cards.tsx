import { useState } from 'react';
import { pageFieldsIn } from '#app/collections/page/compile.ts';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { documentTitle } from '#app/collections/page/public/document-title.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import { urls } from '#app/urls.ts';
import { siteNames } from '#app/venue/site-names.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { addressOf } from './address-of.ts';
import css from './cards.module.css';

/** How the page will look in a list of search results, or where somebody shares it, while one writes. */
export function Cards({ page, lang, kind }: { page: PageRecord; lang: Locale; kind: 'search' | 'share' }) {
  const editor = useEditor();
  const [missing, setMissing] = useState('');
  const fields = pageFieldsIn(page, lang);
  const siteName = siteNames[lang];
  const path = addressOf(editor.payload.get().urls[lang] ?? urls.home(lang), fields.slug);
  const address = `${location.host}${path}`;
  if (kind === 'search') {
    return (
      <div className={`${css.card} ${css.search}`} role="img" aria-label={m.editor_card_search()}>
        <small>{address}</small>
        <b>{documentTitle({ page: fields, siteName, isHome: path === urls.home(lang) })}</b>
        <p>{fields.meta_description || m.editor_card_no_description()}</p>
      </div>
    );
  }
  const record = fields.og_image ? editor.fields.media(fields.og_image) : undefined;
  const picture = record ? pictureSources(record).src : urls.ogImage(page.id, lang);
  return (
    <div className={`${css.card} ${css.share}`} role="img" aria-label={m.editor_card_share()}>
      {missing === picture ? (
        <p className={panelParts.note}>{m.panels_card_rendered_later()}</p>
      ) : (
        <img src={picture} alt="" onError={() => setMissing(picture)} />
      )}
      <small>{location.host}</small>
      <b>{fields.og_title || fields.meta_title || fields.headline || fields.title}</b>
      <p>{fields.og_description || fields.meta_description}</p>
    </div>
  );
}
