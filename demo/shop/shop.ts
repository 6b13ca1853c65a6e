import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Carts, categories, countOf, type Line, mostOfOne } from './carts.ts';
import { type Html, html, page } from './layout.ts';
import { type Lang, Programme } from './programme.ts';
import { cartView, confirmation, dateForm, dateList, notOnSale, orderForm, type Place, total } from './views.ts';
import { words } from './words.ts';

type Options = {
  /** The museum as people know it, and as it is asked from here. */
  museum: string;
  inside: string;
  currency: string;
};

/** What is answered: a page, or the way to another one. */
type Answer = { status: number; title: string; body: Html; cart?: string } | { to: string };

type Asked = { place: Place; path: string; query: URLSearchParams; form: URLSearchParams | null };

const mostBytes = 10_000;

/** A ticket shop to try things with: dates of the museum, a cart, an order that sells nothing. It keeps nothing of anybody. */
export function demoShop({ museum, inside, currency }: Options): RequestListener {
  const carts = new Carts();
  const programme = new Programme(inside);
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop');
    const [, first = '', ...rest] = url.pathname.split('/');
    if (first !== 'de' && first !== 'en') return redirect(response, '/de');
    const path = rest.length > 0 ? `/${rest.join('/')}` : '';
    const place: Place = { lang: first, cart: url.searchParams.get('cart') ?? cookieOf(request), currency };
    const form = request.method === 'POST' ? await formOf(request) : null;
    const asked = { place, path, query: url.searchParams, form };
    const answer = await answerTo(asked, { carts, programme, museum }).catch(() => away(first));
    if ('to' in answer) return redirect(response, answer.to);
    const cart = answer.cart ?? place.cart;
    const count = countOf(carts.lines(cart));
    response.setHeader('Set-Cookie', `${cookie}=${count > 0 ? cart : ''}; ${kept(count > 0)}`);
    send(response, { status: answer.status, museum, nonce: randomBytes(12).toString('base64url') }, (nonce) =>
      page(
        { lang: first, title: answer.title, body: answer.body, cart: count > 0 ? cart : '', count, path, museum },
        nonce,
      ),
    );
  };
}

type Parts = { carts: Carts; programme: Programme; museum: string };

async function answerTo(asked: Asked, parts: Parts): Promise<Answer> {
  const { place, path, query } = asked;
  const t = words[place.lang];
  const number = Number(/^\/date\/([1-9]\d{0,8})$/.exec(path)?.[1] ?? 0);
  if (number > 0) return dateAnswer(number, asked, parts);
  if (path === '/cart') return cartAnswer(asked, parts);
  if (path === '/order') return orderAnswer(asked, parts);
  const order = query.get('number') ?? '';
  if (path === '/done' && /^[A-Z0-9-]{4,20}$/.test(order))
    return { status: 200, title: t.thanks, body: confirmation(order, parts.museum, place) };
  if (path !== '') return { status: 404, title: t.missing, body: notOnSale(place) };
  return { status: 200, title: t.dates, body: dateList(await parts.programme.dates(), place) };
}

async function dateAnswer(number: number, { place, form }: Asked, { carts, programme }: Parts): Promise<Answer> {
  const date = await programme.date(number);
  if (!date) return { status: 404, title: words[place.lang].notOnSale, body: notOnSale(place) };
  const lines = form ? linesIn(form, number) : [];
  if (lines.length > 0) return { to: `/${place.lang}/cart?cart=${carts.add(place.cart, lines)}` };
  return { status: form ? 422 : 200, title: date.title[place.lang], body: dateForm(date, place, form !== null) };
}

async function cartAnswer({ place, form }: Asked, { carts, programme }: Parts): Promise<Answer> {
  const index = form?.get('remove') ?? '';
  if (/^\d{1,3}$/.test(index)) {
    carts.remove(place.cart, Number(index));
    return { to: `/${place.lang}/cart?cart=${encodeURIComponent(place.cart)}` };
  }
  const body = cartView(carts.lines(place.cart), await programme.dates(), place);
  return { status: 200, title: words[place.lang].cart, body };
}

async function orderAnswer({ place, form }: Asked, { carts, programme }: Parts): Promise<Answer> {
  const lines = carts.lines(place.cart);
  const t = words[place.lang];
  if (countOf(lines) === 0) return { to: `/${place.lang}/cart` };
  const given = form && { name: form.get('name')?.trim() ?? '', email: form.get('email')?.trim() ?? '' };
  const isWhole = given && given.name !== '' && /^\S+@\S+\.\S+$/.test(given.email) && form?.get('fake') === '1';
  if (!isWhole) {
    const body = orderForm(total(lines, await programme.dates()), given, place);
    return { status: given ? 422 : 200, title: t.order, body };
  }
  carts.empty(place.cart);
  return { to: `/${place.lang}/done?number=DEMO-${randomBytes(3).toString('hex').toUpperCase()}` };
}

function away(lang: Lang): Answer {
  return { status: 503, title: words[lang].name, body: html`<p>${words[lang].away}</p>` };
}

function linesIn(form: URLSearchParams, date: number): Line[] {
  return categories.flatMap((category) => {
    const count = Math.min(mostOfOne, Math.trunc(Number(form.get(category)) || 0));
    return count > 0 ? [{ date, category, count }] : [];
  });
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostBytes) return new URLSearchParams();
  }
  return new URLSearchParams(text);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end();
}

/**
 * For who goes back to the museum and comes again: a cookie of this shop within that museum alone (CHIPS), where the browser gives one.
 * While one walks through the shop, the id in the address is enough.
 */
const cookie = 'shopCart';
const kept = (isFull: boolean) => `Path=/; Max-Age=${isFull ? 900 : 0}; HttpOnly; Secure; SameSite=None; Partitioned`;

function cookieOf({ headers }: IncomingMessage): string {
  return new RegExp(`(?:^|; )${cookie}=([\\w-]{16,64})`).exec(headers.cookie ?? '')?.[1] ?? '';
}

type Sending = { status: number; museum: string; nonce: string };

/** Framed by the museum, and on the machine it is tried on; nothing is loaded from anywhere. */
function send(response: ServerResponse, { status, museum, nonce }: Sending, render: (nonce: string) => string): void {
  const framers = `${museum} http://localhost:* http://127.0.0.1:*`;
  const sources = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${sources}; form-action 'self'; base-uri 'none'; frame-ancestors ${framers}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(render(nonce));
}
