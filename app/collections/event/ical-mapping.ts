/** Where the members of an iCalendar event belong in our programme. */
export const icalMapping = {
  external_id: ['uid'],
  columns: {
    'title.de': { from: ['summary'] },
    'description.de': { from: ['description'] },
    date_start: { from: ['dtstart'] },
    date_end: { from: ['dtend'] },
    'meeting_point.de': { from: ['location'] },
    ticket_url: { from: ['url'] },
    lifecycle: { from: ['status'], values: { CONFIRMED: 'scheduled', TENTATIVE: 'postponed', CANCELLED: 'cancelled' } },
    recurrence_rule: { from: ['rrule'] },
  },
};
