import { type Category, categories, countOf, type Line, mostOfOne } from './carts.ts';
import { type Html, html } from './layout.ts';
import type { Lang, ShopDate } from './programme.ts';
import { words } from './words.ts';

/** What a page is rendered for: its language, the cart's id, and the currency of the museum. */
export type Place = { lang: Lang; cart: string; currency: string };

/** Addresses carry the cart. */
function to({ lang, cart }: Place, path: string): string {
  return `/${lang}${path}${cart && `?cart=${cart}`}`;
}

function money(amount: number, { lang, currency }: Place): string {
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount);
}

/** Every date on sale, by day. */
export function dateList(dates: readonly ShopDate[], place: Place): Html {
  const t = words[place.lang];
  if (dates.length === 0) return html`<p>${t.none}</p>`;
  const days = Map.groupBy(dates, ({ day }) => day);
  return html`${[...days].map(
    ([day, all]) => html`<h2>${dayInWords(day, place.lang)}</h2>
<ul>${all.map(
      (date) => html`<li><p><a href="${to(place, `/date/${date.number}`)}">${date.title[place.lang]}</a><br>
<span class="soft">${whereAndWhen(date, place.lang, { hasDay: false })}</span></p><span>${money(date.prices.regular, place)}</span></li>`,
    )}</ul>`,
  )}`;
}

/** One date with its categories. */
export function dateForm(date: ShopDate, place: Place, hasProblem: boolean): Html {
  const t = words[place.lang];
  return html`<p>${whereAndWhen(date, place.lang, { hasDay: true })}</p>
${hasProblem ? html`<p class="problem" role="alert">${t.nothing}</p>` : html``}
<form method="post" action="${to(place, `/date/${date.number}`)}">
<fieldset><legend>${t.choose}</legend>
${categories.map((category) => categoryLine(date, category, place))}
</fieldset>
<p class="acts"><button>${t.add}</button><a href="${to(place, '')}">${t.more}</a></p>
</form>`;
}

function categoryLine({ prices }: ShopDate, category: Category, place: Place): Html {
  const t = words[place.lang];
  const counts = Array.from({ length: mostOfOne + 1 }, (_, count) => html`<option>${count}</option>`);
  return html`<div class="line"><label for="${category}">${t[category]}, ${t.each} ${money(prices[category], place)}</label>
<select id="${category}" name="${category}">${counts}</select></div>`;
}

export function notOnSale(place: Place): Html {
  const t = words[place.lang];
  return html`<p>${t.notOnSale}</p><p class="acts"><a class="button" href="${to(place, '')}">${t.more}</a></p>`;
}

/** Lines whose date is no longer on sale have gone with it. */
export function cartView(lines: readonly Line[], dates: readonly ShopDate[], place: Place): Html {
  const t = words[place.lang];
  const more = html`<a href="${to(place, '')}">${t.more}</a>`;
  if (countOf(lines) === 0) return html`<p>${t.empty}</p><p class="acts">${more}</p>`;
  return html`<ul>${lines.map((line, index) => cartLine({ line, index, date: dateOf(line, dates) }, place))}</ul>
<p class="line"><strong>${t.total}</strong> <strong>${money(total(lines, dates), place)}</strong></p>
<p class="soft">${t.kept}</p>
<p class="acts"><a class="button" href="${to(place, '/order')}">${t.order}</a>${more}</p>`;
}

type CartLine = { line: Line; index: number; date: ShopDate | undefined };

function cartLine({ line, index, date }: CartLine, place: Place): Html {
  const t = words[place.lang];
  const title = date?.title[place.lang] ?? '';
  return html`<li><p>${line.count} × ${t[line.category]}: <strong>${title}</strong><br>
<span class="soft">${date ? whereAndWhen(date, place.lang, { hasDay: true }) : ''}</span></p>
<form method="post" action="${to(place, '/cart')}"><button class="plain" name="remove" value="${index}"
aria-label="${t.remove}: ${line.count} × ${t[line.category]}, ${title}">${t.remove}</button></form></li>`;
}

/** Who orders, and a payment that says it is none. */
export function orderForm(sum: number, given: { name: string; email: string } | null, place: Place): Html {
  const t = words[place.lang];
  return html`${given ? html`<p class="problem" role="alert">${t.wrong}</p>` : html``}
<form method="post" action="${to(place, '/order')}">
<label class="text">${t.yourName}<input type="text" name="name" autocomplete="name" required maxlength="200" value="${given?.name ?? ''}"></label>
<label class="text">${t.email}<input type="email" name="email" autocomplete="email" required maxlength="200" value="${given?.email ?? ''}"></label>
<fieldset><legend>${t.payment}: ${money(sum, place)}</legend>
<label class="tick"><input type="checkbox" name="fake" value="1" required>${t.fake}</label></fieldset>
<p class="acts"><button>${t.buy}</button><a href="${to(place, '/cart')}">${t.cart}</a></p>
</form>`;
}

export function confirmation(order: string, museum: string, { lang }: Place): Html {
  const t = words[lang];
  return html`<p>${t.ordered}: <strong>${order}</strong></p><p>${t.noLetter}</p>
<p class="acts"><a class="button" href="${museum}/${lang}" target="_top">${t.back}</a><a href="/${lang}">${t.more}</a></p>`;
}

export function total(lines: readonly Line[], dates: readonly ShopDate[]): number {
  return lines.reduce((sum, line) => sum + line.count * (dateOf(line, dates)?.prices[line.category] ?? 0), 0);
}

function dateOf({ date }: Line, dates: readonly ShopDate[]): ShopDate | undefined {
  return dates.find(({ number }) => number === date);
}

function whereAndWhen({ day, time, place }: ShopDate, lang: Lang, { hasDay }: { hasDay: boolean }): string {
  const clock = time && [time, words[lang].clock].filter(Boolean).join(' ');
  return [hasDay && dayInWords(day, lang), clock, place[lang]].filter(Boolean).join(', ');
}

function dayInWords(day: string, lang: Lang): string {
  const tag = lang === 'de' ? 'de-DE' : 'en-GB';
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, format).format(new Date(`${day}T12:00:00Z`));
}
