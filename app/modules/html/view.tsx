import { useState } from 'react';
import type { ViewProps } from '#app/cms/module.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { Button } from '#app/ui/button.tsx';
import embed from '#app/ui/consent/consent-embed.module.css';
import { PlainText } from '#app/ui/plain-text.tsx';
import { urls } from '#app/urls.ts';
import { codeHash } from './code-hash.ts';
import type { htmlModule } from './schema.ts';
import css from './view.module.css';

/**
 * Free code runs in a frame of no origin, after a click: it can neither read this site nor act for its visitors. It has an
 * address of its own, because `srcdoc` would run under this page's policy, which lets no foreign script run.
 */
export function HtmlView({ id, fields, marks }: ViewProps<typeof htmlModule>) {
  const { html_code, title, anchor } = fields;
  const [isWanted, setIsWanted] = useState(false);
  if (!html_code) return <div className={css.html} {...marks.root} />;
  return (
    <div id={anchor || undefined} className={css.html} {...marks.root}>
      {isWanted ? (
        <iframe
          className={css.frame}
          src={urls.htmlFrame(getLocale(), id, codeHash(html_code))}
          title={title || m.module_html_title()}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={css.ask}>
          <PlainText text={title} mark={marks.field('title')} className={embed.name} />
          <p className={embed.notice}>{m.module_html_notice()}</p>
          <Button className={css.load} onClick={() => setIsWanted(true)}>
            {m.module_html_load()}
          </Button>
          <noscript>
            <p className={embed.notice}>{m.module_html_noscript()}</p>
          </noscript>
        </div>
      )}
    </div>
  );
}
