import { expect, test } from 'vitest';
import { orderLoading } from './loading-order.ts';

const urgent = (src: string) => `<img src="${src}" loading="eager" fetchPriority="high"/>`;

test('of several urgent pictures only the first of the page stays urgent', () => {
  expect(orderLoading(`${urgent('a')}<p>Text</p>${urgent('b')}`)).toBe(
    `${urgent('a')}<p>Text</p><img src="b" loading="lazy" decoding="async"/>`,
  );
});

test('a picture that waits already is left as it is', () => {
  const html = '<img src="c" loading="lazy" decoding="async"/>';
  expect(orderLoading(html)).toBe(html);
});

test('scripts wait behind pictures and type for a visitor, but not for whoever edits', () => {
  const script = '<link rel="modulepreload" href="/assets/a.js"/>';
  expect(orderLoading(script)).toBe('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>');
  const edited = `<meta name="foyer:editor" content="edit"/>${script}`;
  expect(orderLoading(edited)).toBe(edited);
});
