import type { Locale } from '#app/i18n/locale.ts';
import { siteNames } from '#app/venue/site-names.ts';
import { errorText } from './error-text.ts';
import { errorHead, logoLink } from './static-error-page.ts';

type CustomError = { html: string; status: number; locale: Locale };

/** The style and the body of a venue's own page, below its logo: a full page with centred text, which runs nothing. */
export function customErrorPage({ html, status, locale }: CustomError): string {
  const { title, style, body } = partsOf(html);
  const name = title ?? errorText(status, locale).title;
  return `<!doctype html>
<html lang="${locale}">
<head>
${errorHead(name, siteNames[locale])}
${style}
</head>
<body>
${logoLink(locale)}
<main>
${body}
</main>
</body>
</html>
`;
}

/** A whole document or a part of one; the title is escaped anew by whoever writes it. */
function partsOf(html: string): { title: string | null; style: string; body: string } {
  const styles = html.match(/<style\b[^>]*>[\s\S]*?<\/style>/gi) ?? [];
  const title = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1]?.trim();
  const body = /<body\b[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1];
  return {
    title: title ? plainText(title) : null,
    style: styles.join('\n'),
    body: (body ?? html.replace(/<head\b[\s\S]*?<\/head>|<!doctype[^>]*>|<\/?html[^>]*>/gi, ''))
      .replace(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, '')
      .trim(),
  };
}

function plainText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
