import { expect, test } from 'vitest';
import { stamped, stampsOf } from './stamped.ts';

const definition = { stamps: { ticket_state: 'ticket_state_at' } };
const now = Temporal.Instant.from('2026-11-28T09:30:00Z');

test('what says nothing of the tickets is left as it is', () => {
  const patch = { props: { room: 'r' }, i18n: { de: { title: 'Tau' } } };
  expect(stamped(definition, patch, now)).toBe(patch);
  expect(stampsOf(patch, patch)).toBeNull();
});

test('whoever says when it was said knows better', () => {
  const patch = { props: { ticket_state: 'few', ticket_state_at: '2026-11-27T18:00' } };
  expect(stamped(definition, patch, now)).toBe(patch);
});

test('a state of the tickets is written with the minute of the venue, and is gone with it', () => {
  const asked = { props: { ticket_state: 'few', room: 'r' } };
  const patch = stamped(definition, asked, now);
  expect(patch.props).toEqual({ ticket_state: 'few', room: 'r', ticket_state_at: '2026-11-28T10:30' });
  expect(stampsOf(asked, patch)).toEqual({ ticket_state_at: '2026-11-28T10:30' });
  expect(stamped(definition, { props: { ticket_state: null } }, now).props).toEqual({
    ticket_state: null,
    ticket_state_at: null,
  });
});
