import { m } from '#app/i18n/paraglide/messages.js';
import { CookieSettingsLink } from '#app/site/consent/cookie-settings-link.tsx';
import type { FooterLink, ShellData } from '#app/site/shell-data.ts';
import css from './site-footer.module.css';

/** The name once more, as wide as the page; below it the venue by subject and the legal row. */
export function SiteFooter({ shell }: { shell: ShellData }) {
  const [start, end] = shell.design.wordmark;
  return (
    <footer className={css.footer} data-theme="cc03">
      <p className={css.name} aria-hidden="true">
        {start}
        <span className={css.line} />
        {end}
      </p>
      <Code html={shell.codes.footerTop} className={css.code} />
      <div className={`grid ${css.columns}`} id="site-map" tabIndex={-1}>
        <Contact shell={shell} />
        <nav className={css.nav} aria-label={m.shell_footer_nav()}>
          {shell.columns.map(({ title, links }) => (
            <div key={title} className={css.column}>
              <h2 className={css.title}>{title}</h2>
              <Links links={links} />
            </div>
          ))}
        </nav>
        {shell.newsletter && <Newsletter href={shell.newsletter} />}
      </div>
      <Code html={shell.codes.footerLogos} className={css.logos} />
      <nav className={css.legal} aria-label={m.shell_legal_nav()}>
        <ul>
          {shell.legal.map((link) => (
            <li key={link.url}>
              <FooterAnchor {...link} />
            </li>
          ))}
          <li>
            <FooterAnchor title={m.shell_whistleblower()} url={shell.design.links.whistleblower} />
          </li>
          <li>
            <CookieSettingsLink />
          </li>
        </ul>
      </nav>
      <Code html={shell.codes.footerBottom} className={css.code} />
    </footer>
  );
}

function Newsletter({ href }: { href: string }) {
  return (
    <section className={css.newsletter} aria-labelledby="footer-newsletter">
      <h2 className={css.title} id="footer-newsletter">
        {m.shell_newsletter_title()}
      </h2>
      <p>{m.shell_newsletter_text()}</p>
      <a className={css.subscribe} href={href}>
        {m.shell_newsletter_button()}
      </a>
    </section>
  );
}

/** A code of the site settings; the server has rebuilt it from allowed markup (decision 12). */
function Code({ html, className }: { html: string; className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rebuilt from allowed markup by safe-html.ts
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Contact({ shell: { contact, siteName } }: { shell: ShellData }) {
  return (
    <section className={css.contact} aria-label={m.shell_contact()}>
      <h2 className={css.title}>{siteName}</h2>
      <address className={css.address}>
        <span>{contact.street}</span>
        <span>
          {contact.postalCode} {contact.city}
        </span>
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{m.shell_phone({ number: contact.phone })}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </address>
    </section>
  );
}

function Links({ links }: { links: FooterLink[] }) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.url}>
          <FooterAnchor {...link} />
        </li>
      ))}
    </ul>
  );
}

/** What leaves the site opens in a new tab and says so (docs/behaviour/content.md#links). */
function FooterAnchor({ title, url }: FooterLink) {
  if (url.startsWith('/')) return <a href={url}>{title}</a>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title} <span className="visually-hidden">{m.shell_opens_new_tab()}</span>
    </a>
  );
}
