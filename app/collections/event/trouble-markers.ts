type Marker = { field: 'lifecycle' | 'ticket_state'; value: string; words: RegExp };

/**
 * How venues announce trouble in a title (docs/behaviour/event-states.md#reading-trouble-from-titles), in the order in
 * which they win.
 */
const markers: readonly Marker[] = [
  {
    field: 'lifecycle',
    value: 'cancelled',
    words:
      /\b(?:entf(?:ä|ae)llt|f(?:ä|ae)llt\s+(?:leider\s+)?aus|abgesagt|absage|cancell?ed)(?![\p{L}])|muss\s+(?:leider\s+)?entfallen/iu,
  },
  {
    field: 'lifecycle',
    value: 'postponed',
    words: /\b(?:verschoben|verlegt|postponed)(?![\p{L}])(?:\s+auf\s+[^,;)]{1,30})?/iu,
  },
  { field: 'ticket_state', value: 'soldout', words: /\b(?:ausverkauft|sold\s?out|ausgebucht)(?![\p{L}])/iu },
  {
    field: 'ticket_state',
    value: 'few',
    words: /\b(?:restkarten|wenige\s+(?:plätze|karten)|few\s+(?:tickets\s+)?left)(?![\p{L}])/iu,
  },
  {
    field: 'ticket_state',
    value: 'free',
    words: /\b(?:eintritt\s+frei|freier\s+eintritt|free\s+admission)(?![\p{L}])/iu,
  },
];

/** What words say about the state of a date, one for each axis. A hint for a person: `Absage an den Tod` is a play. */
export function troubleMarkers(text: string): { field: string; value: string; words: string }[] {
  const found = markers.flatMap(({ field, value, words }) => {
    const match = words.exec(text);
    return match ? [{ field, value, words: match[0] }] : [];
  });
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at);
}
