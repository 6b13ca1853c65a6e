import { expect, test } from 'vitest';
import { bodyClassOf } from './body-class.ts';

test('a page says its ground, and one in Leichte Sprache that it is', () => {
  expect(bodyClassOf({ page_class: 'cc01', language_variant: null })).toBe('cc01');
  expect(bodyClassOf({ page_class: 'cc02', language_variant: 'leichte_sprache' })).toBe('cc02 leichte_sprache');
});
