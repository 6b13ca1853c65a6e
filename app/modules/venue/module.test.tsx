import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { venueModule } from './schema.ts';

describeModule(venueModule, example);

const venue = {
  id: 'v-1',
  href: '/de/venues/reepwerk/1',
  name: 'Reepwerk',
  subtitle: '',
  lead: '',
  address: ['Am Langen Tau 1', '24999 Hansefleet'],
  rooms: ['Lange Bahn', 'Seilerbühne'],
  image: null,
};

describe('venue', () => {
  test('a venue that is offline renders nothing', () => {
    expect(renderModule(venueModule, exampleContent(example), { data: null })).not.toContain('<article');
  });

  test('it names the address and the rooms, and leads to its page', () => {
    const html = renderModule(venueModule, exampleContent(example), { data: venue });
    expect(html).toContain('24999 Hansefleet');
    expect(html).toContain('Räume: Lange Bahn, Seilerbühne');
    expect(html).toContain('href="/de/venues/reepwerk/1"');
  });
});
