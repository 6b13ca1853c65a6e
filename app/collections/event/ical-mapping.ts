/** Where the members of an iCalendar event belong in our programme. */
export const icalMapping = {
  // The name of an event in a calendar is its own in all the world, whatever the file is called.
  source: 'icalendar',
  external_id: ['uid'],
  columns: {
    'title.de': { from: ['summary'] },
    'description.de': { from: ['description'] },
    date_start: { from: ['dtstart'] },
    date_end: { from: ['dtend'] },
    room: { from: ['location'], otherwise: 'meeting_point' },
    ticket_url: { from: ['url'] },
    lifecycle: { from: ['status'], values: { CONFIRMED: 'scheduled', TENTATIVE: 'postponed', CANCELLED: 'cancelled' } },
    recurrence_rule: { from: ['rrule'] },
    recurrence_exclusions: { from: ['exdate'] },
  },
};
