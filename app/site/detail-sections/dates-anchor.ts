/** The place the button "Dates and Tickets" jumps to (specification 2.8). */
export const datesAnchor = 'datesAndTickets';
