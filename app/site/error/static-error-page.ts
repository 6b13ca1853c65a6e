import { languages } from '#app/i18n/languages.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { tension } from '#app/ui/tension.ts';
import { themeColor } from '#app/ui/theme-colors.server.ts';
import { urls } from '#app/urls.ts';
import { siteNames } from '#app/venue/site-names.ts';
import siteConfig from '#site-config';
import logoDrawing from '#theme/logo.svg?raw';
import { fontAhead } from '#theme/theme.ts';
import { errorText } from './error-text.ts';
import { escapeHtml } from './escape-html.ts';

type StaticError = { status: number | 'offline'; locale: Locale };

/** A page complete in itself: no database, no settings, no style sheet, no script, no picture; without the file of its type it is read as well. */
export function errorPage({ status, locale }: StaticError): string {
  const { title, text, note, window } = errorText(status, locale);
  const width = tension(title);
  return `<!doctype html>
<html lang="${locale}">
<head>
${errorHead(window, siteNames[locale])}
<style>h1{font-stretch:${width['--wd']}%;letter-spacing:${width['--ls']}}</style>
</head>
<body>
${logoLink(locale)}
<svg class="torn" viewBox="0 0 1440 260" aria-hidden="true">${torn}</svg>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p class="note">${escapeHtml(note)}</p>
<p><a href="${urls.home(locale)}">${escapeHtml(m.error_home({}, { locale }))}</a></p>
<p>${quietLink(urls.imprint(locale), m.error_imprint({}, { locale }))} ${languageLink(otherLocale(locale))}</p>
</main>
</body>
</html>
`;
}

function quietLink(address: string, words: string, lang = ''): string {
  return `<a class="quiet" href="${address}"${lang}>${escapeHtml(words)}</a>`;
}

function languageLink(locale: Locale): string {
  return quietLink(urls.home(locale), languages[locale].name, ` lang="${locale}" hreflang="${locale}"`);
}

/** What every page of an error has in its head. */
export function errorHead(title: string, site: string): string {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${site}`)}</title>
<style>${style}</style>`;
}

/** The drawing of the venue above the words, part of the page itself; it leads home. */
export function logoLink(locale: Locale): string {
  const { width, height } = siteConfig.design.logo;
  const sized = logoDrawing.replace(/<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/\s(?:width|height|id)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}" fill="currentColor" aria-hidden="true"`),
  );
  return `<a class="logo" href="${urls.home(locale)}" aria-label="${escapeHtml(siteNames[locale])}">${sized}</a>`;
}

const [ground, text, accent] = (['ground', 'text', 'accent'] as const).map((token) => themeColor('cc03', token));

const style =
  `@font-face{font-family:Site;font-weight:100 900;font-stretch:62% 125%;font-display:swap;src:url(${fontAhead})}` +
  `body{margin:0;background:${ground};color:${text};font:400 1.125rem/1.55 Site,system-ui,Arial,sans-serif}` +
  'svg.torn{display:block;width:100%;min-height:8rem}main{padding:0 max(1rem,4vw) 4rem;text-align:center}' +
  'a.logo{display:block;width:fit-content;margin:1.5rem auto;padding:0;background:none;color:inherit}' +
  'h1{margin:0;font-size:clamp(4rem,1rem + 11.4vw,10rem);line-height:.95;font-weight:680;overflow-wrap:anywhere}' +
  `p{max-width:34em;margin:1.5rem auto 0}.note{color:${themeColor('cc03', 'muted')};font-size:.8125rem}` +
  `a{display:inline-block;padding:.75rem 1.375rem;background:${accent};color:${themeColor('cc03', 'on-accent')};` +
  'font-weight:600;text-decoration:none}' +
  'a.quiet{padding:.5rem;background:none;color:inherit;font-weight:400;text-decoration:underline}' +
  `a:focus-visible{outline:3px solid ${accent};outline-offset:2px}`;

/** Three strands from each side that no longer meet. */
const torn = [themeColor('cc02', 'ground'), text, accent]
  .map((color, strand) => {
    const y = 130 + (strand - 1) * 10;
    const bend = (strand - 1) * 70 - 20;
    return (
      `<g fill="none" stroke="${color}" stroke-width="11">` +
      `<path d="M-10 ${y}C150 ${y - 30} 200 ${y + 30} 330 ${y}S520 ${y} 640 ${y + bend}"/>` +
      `<path d="M1450 ${y}C1290 ${y + 30} 1240 ${y - 30} 1110 ${y}S920 ${y} 800 ${y - bend}"/></g>`
    );
  })
  .join('');
