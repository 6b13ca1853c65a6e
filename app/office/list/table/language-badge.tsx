import type { LanguageState } from '#app/cms/collection/draft/drafts.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../../badge.tsx';

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
  const tone = ({ online: 'green', changed: 'amber', offline: undefined } as const)[state];
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
    <Badge tone={tone} title={words[state]}>
      <span aria-hidden="true">{short[state]}</span>
      <span className="visually-hidden">{words[state]}</span>
    </Badge>
  );
}
