import { siteUrls } from '#app/cms/collection/entry-url.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { Slack } from '../programme/slack.tsx';
import { categoryName } from './category-name.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-route.module.css';

/** Nobody wrote these words here: the slack line, another try, and the parts of the house that always hold something. */
export function NothingFound({ locale, q }: { locale: Locale; q: string }) {
  const parts = [
    { text: categoryName('events'), href: siteUrls.events(locale) },
    { text: categoryName('productions'), href: siteUrls.productions(locale) },
    { text: categoryName('articles'), href: siteUrls.magazine(locale) },
    { text: categoryName('persons'), href: siteUrls.ensemble(locale) },
  ];
  return (
    <div className={css.wide}>
      <Slack
        title={m.shell_search_none()}
        action={<SearchForm action={urls.search(locale)} q={q} />}
        nearbyTitle={m.shell_search_nearby()}
        nearby={parts.map((part) => ({ ...part, found: '' }))}
      >
        <p>{m.shell_search_none_hint()}</p>
      </Slack>
    </div>
  );
}
