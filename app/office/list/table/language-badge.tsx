import type { LanguageState } from '#app/cms/collection/draft/drafts.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Props = {
  locale: Locale;
  state: LanguageState;
  /** There is a title in this language. */
  isWritten: boolean;
};

/** Whether a language of an entry is online, in two letters and in words. */
export function LanguageBadge({ locale, state, isWritten }: Props) {
  const code = locale.toUpperCase();
  const language = m[`office_language_${locale}`]();
  const tone = { online: 'office-green', changed: 'office-amber', offline: '' }[state];
  const short = {
    online: code,
    changed: m.office_badge_changed({ code }),
    offline: isWritten ? m.office_badge_offline({ code }) : m.office_badge_missing({ code }),
  };
  const words = {
    online: m.office_online({ language }),
    changed: m.office_changed({ language }),
    offline: m.office_offline({ language }),
  };
  return (
    <span className={`office-badge ${tone}`} title={words[state]}>
      <span aria-hidden="true">{short[state]}</span>
      <span className="visually-hidden">{words[state]}</span>
    </span>
  );
}
