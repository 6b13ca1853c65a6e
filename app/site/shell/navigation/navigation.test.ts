import { describe, expect, test } from 'vitest';
import { isCurrent, isCurrentBranch, isHeaderScrolled, opensSubmenu, routerTarget } from './navigation.ts';

const item = { url: '/de/besuch', menu_name: 'Besuch', has_tab_navigation: false, children: [] };
const here = { href: 'https://reepwerk.example/de/besuch', locale: 'de' as const };
const link = (href: string, more: { target?: string; download?: boolean } = {}) => ({
  href,
  target: more.target ?? '',
  hasAttribute: (name: string) => name === 'download' && more.download === true,
});

describe('the active item', () => {
  test('a page that only begins with the same letters is not current', () => {
    expect(isCurrent('/de/besuch', '/de/besuchergruppen')).toBe(false);
  });

  test('a page is current on itself and on every page below it', () => {
    expect(isCurrent('/de/besuch', '/de/besuch')).toBe(true);
    expect(isCurrent('/de/besuch', '/de/besuch/anfahrt')).toBe(true);
  });

  test('a heading without an address is current when one of its children is', () => {
    const heading = { ...item, url: null, children: [item] };
    expect(isCurrentBranch(heading, '/de/besuch/anfahrt')).toBe(true);
    expect(isCurrentBranch(heading, '/de/ueber-uns')).toBe(false);
  });
});

describe('submenus', () => {
  test('an item without children navigates', () => {
    expect(opensSubmenu(item)).toBe(false);
  });

  test('an item whose children are tabs navigates', () => {
    expect(opensSubmenu({ ...item, children: [item], has_tab_navigation: true })).toBe(false);
  });

  test('an item with children opens them', () => {
    expect(opensSubmenu({ ...item, children: [item] })).toBe(true);
  });
});

describe('the header shrinks', () => {
  test('at a quarter of the window height, not before', () => {
    const state = { windowHeight: 800, isMenuOpen: false, before: false };
    expect(isHeaderScrolled({ ...state, scrollY: 199 })).toBe(false);
    expect(isHeaderScrolled({ ...state, scrollY: 200 })).toBe(true);
  });

  test('never while the menu is open', () => {
    expect(isHeaderScrolled({ scrollY: 500, windowHeight: 800, isMenuOpen: true, before: false })).toBe(false);
  });
});

describe('links the router follows', () => {
  test.each([
    ['another site', link('https://example.org/de/besuch')],
    ['a new tab', link('/de/programm', { target: '_blank' })],
    ['a download', link('/de/plan', { download: true })],
    ['the other language', link('/en/visit')],
    ['a file', link('/de/plan.pdf')],
    ['media', link('/media/plan')],
    ['the editor', link('/de/besuch?edit')],
    ['the login', link('/de/login?next=/de')],
    ['a place on this page', link('/de/besuch#anfahrt')],
    ['mail', link('mailto:haus@reepwerk.example')],
  ])('not %s', (_, anchor) => {
    expect(routerTarget(anchor, here)).toBeNull();
  });

  test('pages of this language, with query and place', () => {
    expect(routerTarget(link('/de/programm?date=1-1-2027#freitag'), here)).toBe('/de/programm?date=1-1-2027#freitag');
  });
});
