import type { ImportLabels } from '#app/cms/transfer/labels/import-labels.ts';

const title = {
  de: ['Titel', 'Name', 'Bezeichnung', 'Überschrift', 'Veranstaltung', 'Veranstaltungstitel', 'Stück'],
  en: ['Title', 'Headline', 'Event', 'Event title', 'Event name'],
};

const kind = {
  de: ['Art', 'Typ', 'Format', 'Kategorie', 'Veranstaltungsart', 'Veranstaltungstyp'],
  en: ['Kind', 'Type', 'Category', 'Event type'],
};

/**
 * What the tables of offices call our fields and choices, besides our own labels: the one list of synonyms for every
 * collection. A date may come in several columns, so words for a day, a time and a beginning all mean its field.
 */
export const importLabels: ImportLabels = {
  title,
  name: { ...title, en: [...title.en, 'Name'] },
  subtitle: { de: ['Untertitel', 'Unterzeile'], en: ['Subtitle', 'Subheading'] },
  date_start: {
    de: [
      ...['Beginn', 'Anfang', 'Start', 'Datum', 'Tag', 'Termin', 'Uhrzeit', 'Zeit', 'Von', 'Ab', 'Beginnt'],
      ...['Startdatum', 'Startzeit', 'Anfangsdatum', 'Anfangszeit', 'Beginndatum', 'Beginn Datum', 'Beginn Uhrzeit'],
      ...[
        'Datum von',
        'Uhrzeit von',
        'Datum Beginn',
        'Uhrzeit Beginn',
        'Von Datum',
        'Von Uhrzeit',
        'Veranstaltungsdatum',
      ],
    ],
    en: ['Start', 'Begin', 'Begins', 'Starts', 'Date', 'Day', 'Time', 'From', 'Start date', 'Start time', 'Event date'],
  },
  date_end: {
    de: [
      ...['Ende', 'Schluss', 'Bis', 'Endet', 'Enddatum', 'Endzeit', 'Ende Datum', 'Ende Uhrzeit', 'Datum bis'],
      ...['Uhrzeit bis', 'Datum Ende', 'Uhrzeit Ende', 'Bis Datum', 'Bis Uhrzeit'],
    ],
    en: ['End', 'Ends', 'Until', 'Till', 'To', 'Finish', 'End date', 'End time'],
  },
  door_time: { de: ['Einlass', 'Einlasszeit', 'Türöffnung', 'Saalöffnung'], en: ['Doors', 'Doors open', 'Door time'] },
  lifecycle: {
    de: ['Status', 'Stand', 'Zustand'],
    en: ['State'],
    choices: {
      scheduled: ['bestätigt', 'fest', 'findet statt', 'planmäßig', 'planned', 'confirmed', 'on'],
      rescheduled: ['neuer Termin', 'neues Datum', 'moved'],
      postponed: [
        'verlegt',
        'Datum offen',
        'verlegt, Datum offen',
        'Termin offen',
        'auf unbestimmte Zeit verschoben',
        'date open',
        'tentative',
      ],
      cancelled: ['abgesagt', 'fällt aus', 'ausgefallen', 'storniert', 'canceled', 'called off'],
      moved_online: ['online', 'nur online', 'digital'],
    },
  },
  event_type_new: kind,
  exhibition_type: kind,
  room: {
    de: ['Raum', 'Saal', 'Ort', 'Bühne', 'Spielort', 'Spielstätte', 'Veranstaltungsort', 'Räumlichkeit'],
    en: ['Room', 'Hall', 'Stage', 'Space', 'Location', 'Place'],
  },
  venue: { de: ['Haus', 'Standort', 'Spielstätte', 'Gebäude'], en: ['Venue', 'Site', 'Building'] },
  meeting_point: { de: ['Treffpunkt'], en: ['Meeting point'] },
  production: { de: ['Produktion', 'Inszenierung', 'Ausstellung'], en: ['Production', 'Exhibition', 'Show'] },
  series: { de: ['Reihe', 'Veranstaltungsreihe', 'Zyklus'], en: ['Series'] },
  genre: { de: ['Sparte', 'Gattung'], en: ['Genre'] },
  tags: { de: ['Schlagwörter', 'Schlagworte', 'Schlagwort', 'Stichwörter', 'Stichworte', 'Tags'], en: ['Keywords'] },
  lead: {
    de: ['Vorspann', 'Kurztext', 'Kurzbeschreibung', 'Anreißer', 'Teaser', 'Teasertext'],
    en: ['Lead', 'Short text', 'Short description', 'Summary', 'Intro'],
  },
  description: {
    de: ['Beschreibung', 'Beschreibungstext', 'Langtext', 'Text', 'Inhalt'],
    en: ['Description', 'Long text', 'Long description', 'Body', 'Details'],
  },
  important_info: { de: ['Hinweis', 'Hinweise', 'Bemerkung', 'Bemerkungen'], en: ['Note', 'Notes', 'Important'] },
  ticket_url: {
    de: ['Kartenlink', 'Ticketlink', 'Buchungslink', 'Karten', 'Tickets'],
    en: ['Ticket link', 'Ticket url', 'Booking link'],
  },
  ticket_state: {
    de: ['Kartenstatus', 'Ticketstatus', 'Verkaufsstatus', 'Verfügbarkeit'],
    en: ['Ticket status', 'Ticket state', 'Availability'],
    choices: {
      sale: ['Vorverkauf', 'im Vorverkauf', 'VVK', 'verfügbar', 'available'],
      few: ['Restkarten', 'Restplätze', 'wenige Karten', 'few tickets left'],
      soldout: ['ausgebucht', 'fully booked'],
      box_office: ['nur Abendkasse', 'AK', 'Kasse', 'box office only'],
      free: ['kostenlos', 'kostenfrei', 'frei', 'gratis', 'free of charge', 'free'],
      registration: ['mit Anmeldung', 'Anmeldung erforderlich', 'anmeldepflichtig', 'registration required'],
      none: ['keine Karten', 'ohne'],
    },
  },
  price_from: {
    de: ['Preis', 'Preis ab', 'Preis von', 'Eintritt', 'Eintrittspreis', 'Kartenpreis'],
    en: ['Price', 'Price from', 'Ticket price', 'Admission'],
  },
  price_to: { de: ['Preis bis'], en: ['Price to', 'Price up to'] },
  price_reduced: {
    de: ['Ermäßigt', 'Ermäßigung', 'Ermäßigter Preis', 'Preis ermäßigt'],
    en: ['Reduced', 'Reduced price', 'Concession', 'Concessions'],
  },
  price_text: { de: ['Preise', 'Preisangabe'], en: ['Prices'] },
  duration: { de: ['Dauer', 'Dauer (min)', 'Spieldauer', 'Länge'], en: ['Duration', 'Running time', 'Minutes'] },
  age_from: { de: ['Alter', 'Ab Alter', 'Mindestalter'], en: ['Age', 'Minimum age', 'Age from'] },
  capacity: { de: ['Plätze', 'Kapazität', 'Sitzplätze'], en: ['Capacity', 'Seats'] },
  floor: { de: ['Stockwerk', 'Etage', 'Geschoss'], en: ['Floor', 'Level'] },
  street: { de: ['Straße', 'Anschrift'], en: ['Street'] },
  postal_code: { de: ['PLZ', 'Postleitzahl'], en: ['Postcode', 'ZIP', 'ZIP code'] },
  city: { de: ['Ort', 'Stadt'], en: ['City', 'Town'] },
  email: { de: ['Mail', 'E-Mail-Adresse'], en: ['Email', 'Email address'] },
  phone: { de: ['Tel', 'Telefon', 'Telefonnummer'], en: ['Phone', 'Phone number'] },
  role: { de: ['Funktion', 'Position', 'Rolle'], en: ['Role', 'Job title'] },
};
