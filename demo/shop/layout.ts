import type { Lang } from './programme.ts';
import { words } from './words.ts';

/** Text that is HTML already; everything else is escaped by `html`. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Puts a piece of a page together. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, at) => text + (at < parts.length ? written(parts[at] ?? '') : '')).join(''));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(({ text }) => text).join('\n');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export type View = { lang: Lang; title: string; body: Html; cart: string; count: number; path: string; museum: string };

/**
 * A whole page. Its one script tells the page around the frame that the shop has come and how many tickets lie in the cart. That number is
 * no secret, so it is sent to whoever frames the shop; the museum looks at the sender.
 */
export function page({ lang, title, body, cart, count, path, museum }: View, nonce: string): string {
  const t = words[lang];
  const other = lang === 'de' ? 'en' : 'de';
  const to = (language: Lang, rest: string) => `/${language}${rest}${cart && `?cart=${cart}`}`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${t.name}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>
<header>
<a class="name" href="${to(lang, '')}">${t.name}</a>
<nav>
<a href="${to(lang, '/cart')}">${t.cart} (${count})</a>
<a href="${to(other, path)}" lang="${other}" hreflang="${other}">${other === 'de' ? 'Deutsch' : 'English'}</a>
<a href="${museum}/${lang}" target="_top">${t.back}</a>
</nav>
</header>
<p class="demo">${t.demo}</p>
<main>
<h1>${title}</h1>
${body}
</main>
<script nonce="${nonce}">parent!==window&&parent.postMessage({shop:'open',cartAmount:${count}},'*')</script>
</body>
</html>`.text;
}

const style = `
:root { color-scheme: light; --ink: #1d2733; --soft: #536272; --line: #c9d1d9; --tint: #f2f5f7; --act: #1f5f4a; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 0 1.25rem 3rem; background: #fff; color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; padding: 1rem 0;
  border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
a { color: inherit; text-underline-offset: .2em; }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.name { font-weight: 700; text-decoration: none; }
.demo { margin: 1rem 0 0; padding: .75rem 1rem; background: #fff6d6; border-left: .25rem solid #b98a00; }
h1 { margin: 2rem 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 .25rem; font-size: 1rem; color: var(--soft); }
ul, ol { margin: 0; padding: 0; list-style: none; }
li, .line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
  padding: .75rem 0; border-top: 1px solid var(--line); }
li p, .line p { margin: 0; }
.soft { color: var(--soft); }
label { display: block; }
.text { display: grid; gap: .25rem; margin: 0 0 1rem; font-weight: 600; }
input[type=text], input[type=email], select { min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft);
  border-radius: .25rem; background: #fff; color: inherit; font: inherit; }
.tick { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
.tick input { width: 1.25rem; height: 1.25rem; }
fieldset { margin: 1.5rem 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0;
  border-radius: .25rem; background: var(--act); color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { padding: .5rem 0; background: none; color: var(--ink); text-decoration: underline; font-weight: 400; }
.acts { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: center; margin-top: 1.5rem; }
.problem { padding: .75rem 1rem; background: #fdecec; border-left: .25rem solid #b3261e; }
:focus-visible { outline: 3px solid #0b4fd1; outline-offset: 2px; }
`;
