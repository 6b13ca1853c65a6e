import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { venueListModule } from './schema.ts';

describeModule(venueListModule, example);

const venue = { id: 'v-1', href: '/de/venues/a/1', subtitle: '', lead: '', address: [], rooms: [], image: null };

describe('venue-list', () => {
  test('no venue, no list', () => {
    expect(renderModule(venueListModule, exampleContent(example), { data: [] })).not.toContain('<ul');
  });

  test('venues stand one level below the headline', () => {
    const data = [{ ...venue, name: 'Reepwerk' }];
    expect(renderModule(venueListModule, exampleContent(example), { data })).toMatch(/<h3[^>]*>.*Reepwerk/);
    expect(renderModule(venueListModule, { props: {}, texts: {} }, { data })).toMatch(/<h2[^>]*>.*Reepwerk/);
  });
});
