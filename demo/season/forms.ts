import { build, join, type Pair } from '../compose/pair.ts';
import { entry, type SeasonEntry } from './entry.ts';

type Question = {
  slug: string;
  label: Pair;
  field_type?: string;
  required?: boolean;
  choices?: readonly Pair[];
  help?: Pair;
  autocomplete?: string;
};

type Form = {
  title: Pair;
  intro: Pair;
  questions: Question[];
  submit: Pair;
  thanks: Pair;
  purpose: Pair;
  ground: Pair;
  recipient: string;
  confirmation: Pair;
  retention_days?: number;
  double_opt_in?: boolean;
};

function form(key: string, { questions, ...words }: Form): SeasonEntry {
  const { recipient, retention_days = 180, double_opt_in = false } = words;
  const entryOf = entry('form', key, {
    shared: { recipient, retention_days, double_opt_in, confirmation: true },
    text: {
      slug: [key, key],
      title: words.title,
      submit_text: words.submit,
      thanks: words.thanks,
      purpose: words.purpose,
      legal_basis: words.ground,
      confirmation_text: words.confirmation,
    },
    rich: { intro: words.intro },
  });
  return { ...entryOf, ...join(entryOf, fieldsOf(questions)) };
}

/** The slug of a question is its key in the list as well. */
function fieldsOf(questions: Question[]) {
  const items = questions.map(({ label, choices, help, ...shared }) => ({
    key: shared.slug,
    item: build({
      shared: { field_type: 'text', required: false, visible: true, ...shared },
      text: { label, help_text: help, choices: choices && inLines(choices) },
    }),
  }));
  return {
    props: { fields: items.map(({ key, item }) => ({ _key: key, ...item.props })) },
    de: { fields: Object.fromEntries(items.map(({ key, item }) => [key, item.de])) },
    en: { fields: Object.fromEntries(items.map(({ key, item }) => [key, item.en])) },
  };
}

function inLines(choices: readonly Pair[]): Pair {
  return [choices.map(([de]) => de).join('\n'), choices.map(([, en]) => en).join('\n')];
}

const required = true;
const contract: Pair = [
  'Art. 6 Abs. 1 b DSGVO, Schritte vor einem Vertrag auf Ihre Anfrage',
  'Art. 6 (1) b GDPR, steps before a contract at your request',
];
const yourName: Question = { slug: 'name', label: ['Ihr Name', 'Your name'], required, autocomplete: 'name' };
const yourEmail: Question = { slug: 'email', label: ['E-Mail', 'E-mail'], field_type: 'email', required };
const yourPhone: Question = {
  slug: 'phone',
  label: ['Telefon', 'Telephone'],
  field_type: 'tel',
  help: ['Falls am Tag selbst etwas dazwischenkommt.', 'In case something comes up on the day.'],
};
const invoice: Question = {
  slug: 'invoice',
  label: ['Rechnungsanschrift', 'Invoice address'],
  field_type: 'textarea',
  autocomplete: 'street-address',
};
const accessNeeds: Question = {
  slug: 'access',
  label: ['Was brauchen Sie, damit alle mitmachen können?', 'What do you need so that everybody can take part?'],
  field_type: 'checkboxes',
  choices: [
    ['stufenfreier Weg', 'step-free route'],
    ['Gebärdensprache (DGS)', 'sign language (DGS)'],
    ['einfache Sprache', 'plain language'],
    ['Sitzgelegenheiten', 'places to sit'],
    ['ruhiger Raum', 'a quiet room'],
  ],
};
const languages: readonly Pair[] = [
  ['Deutsch', 'German'],
  ['Englisch', 'English'],
  ['Dänisch', 'Danish'],
  ['Niederdeutsch', 'Low German'],
];
const note: Question = { slug: 'note', label: ['Noch etwas?', 'Anything else?'], field_type: 'textarea' };

function wishedDays(): Question[] {
  return [
    { slug: 'day_1', label: ['Wunschtag', 'Preferred day'], field_type: 'date', required },
    { slug: 'day_2', label: ['Zweiter Wunsch', 'Second choice'], field_type: 'date' },
    { slug: 'day_3', label: ['Dritter Wunsch', 'Third choice'], field_type: 'date' },
  ];
}

/** What visitors can ask of the house in writing (docs/behaviour/forms.md). */
export const forms: SeasonEntry[] = [
  form('schulklasse', {
    title: ['Schulklasse anmelden', 'Book for a school class'],
    intro: [
      'Nennen Sie uns bis zu drei Tage. Wir antworten binnen zwei Arbeitstagen mit einem Vorschlag; erst Ihre Zusage macht daraus einen Termin.',
      'Give us up to three days. We answer within two working days with a proposal; only your yes makes it a date.',
    ],
    questions: [
      { slug: 'school', label: ['Schule', 'School'], required, autocomplete: 'organization' },
      yourName,
      yourEmail,
      yourPhone,
      {
        slug: 'grade',
        label: ['Klassenstufe', 'Grade'],
        field_type: 'select',
        required,
        choices: [
          ['Kita und Vorschule', 'Nursery and pre-school'],
          ['1 bis 2', '1 to 2'],
          ['3 bis 4', '3 to 4'],
          ['5 bis 7', '5 to 7'],
          ['8 bis 10', '8 to 10'],
          ['11 bis 13', '11 to 13'],
          ['Berufsschule', 'Vocational school'],
        ],
      },
      { slug: 'pupils', label: ['Wie viele Kinder?', 'How many children?'], field_type: 'number', required },
      ...wishedDays(),
      { slug: 'language', label: ['Sprache', 'Language'], field_type: 'radio', required, choices: languages },
      accessNeeds,
      invoice,
      note,
    ],
    submit: ['Termin anfragen', 'Request a date'],
    thanks: [
      'Wir haben Ihre Anfrage und antworten binnen zwei Arbeitstagen. Ein Termin ist es noch nicht.',
      'We have your request and will answer within two working days. It is not a date yet.',
    ],
    purpose: [
      'Wir brauchen die Angaben, um einen Termin vorzuschlagen und die Führung vorzubereiten. Es liest sie, wer im Haus Gruppen betreut.',
      'We need your answers to propose a date and prepare the visit. They are read by those who look after groups.',
    ],
    ground: contract,
    recipient: 'gruppen@reepwerk.example',
    confirmation: [
      'Wir antworten binnen zwei Arbeitstagen. Wenn es eilt: 04999 312-30, Dienstag bis Freitag von 9 bis 13 Uhr.',
      'We answer within two working days. If it is urgent: +49 4999 312-30, Tuesday to Friday, 9:00 to 13:00.',
    ],
  }),
  form('gruppe', {
    title: ['Gruppe anmelden', 'Book for a group'],
    intro: [
      'Für Vereine, Betriebe, Familien und alle anderen ab zehn Personen. Bis zu 25 Menschen gehen mit einer Führung; sind Sie mehr, teilen wir auf.',
      'For clubs, companies, families and all others from ten people. Up to 25 people fit one tour; if you are more, we divide you.',
    ],
    questions: [
      yourName,
      {
        slug: 'group',
        label: ['Verein, Betrieb, Einrichtung', 'Club, company, institution'],
        autocomplete: 'organization',
      },
      yourEmail,
      yourPhone,
      { slug: 'people', label: ['Wie viele Personen?', 'How many people?'], field_type: 'number', required },
      ...wishedDays(),
      { slug: 'language', label: ['Sprache', 'Language'], field_type: 'radio', required, choices: languages },
      accessNeeds,
      invoice,
      note,
    ],
    submit: ['Termin anfragen', 'Request a date'],
    thanks: [
      'Wir haben Ihre Anfrage und antworten binnen zwei Arbeitstagen. Ein Termin ist es noch nicht.',
      'We have your request and will answer within two working days. It is not a date yet.',
    ],
    purpose: [
      'Wir brauchen die Angaben, um einen Termin vorzuschlagen und die Führung vorzubereiten. Es liest sie, wer im Haus Gruppen betreut.',
      'We need your answers to propose a date and prepare the visit. They are read by those who look after groups.',
    ],
    ground: contract,
    recipient: 'gruppen@reepwerk.example',
    confirmation: [
      'Wir antworten binnen zwei Arbeitstagen. Wenn es eilt: 04999 312-30, Dienstag bis Freitag von 9 bis 13 Uhr.',
      'We answer within two working days. If it is urgent: +49 4999 312-30, Tuesday to Friday, 9:00 to 13:00.',
    ],
  }),
  form('barriere', {
    title: ['Barriere melden', 'Report a barrier'],
    intro: [
      'Sie dürfen ohne Namen schreiben. Dann können wir Ihnen allerdings nicht antworten.',
      'You may write without a name. Then, however, we cannot answer you.',
    ],
    questions: [
      {
        slug: 'where',
        label: ['Wo war das?', 'Where was it?'],
        required,
        help: ['Ein Raum, ein Weg oder die Adresse der Seite.', 'A room, a path or the address of the page.'],
      },
      {
        slug: 'what',
        label: ['Was wollten Sie tun, und was hat Sie gehindert?', 'What did you want to do, and what prevented you?'],
        field_type: 'textarea',
        required,
      },
      {
        slug: 'tools',
        label: ['Womit lesen oder bewegen Sie sich?', 'What do you read or move with?'],
        help: [
          'Zum Beispiel Screenreader, Tastatur, Rollstuhl.',
          'For example a screen reader, a keyboard, a wheelchair.',
        ],
      },
      { slug: 'picture', label: ['Foto oder Bildschirmfoto', 'Photograph or screenshot'], field_type: 'file' },
      { ...yourName, required: false },
      { ...yourEmail, required: false },
    ],
    submit: ['Melden', 'Report'],
    thanks: [
      'Danke. Amina Yıldız liest es und antwortet binnen zwei Wochen, wenn Sie eine Adresse angegeben haben.',
      'Thank you. Amina Yıldız will read it and answer within two weeks if you have given an address.',
    ],
    purpose: [
      'Wir brauchen die Angaben, um die Barriere zu finden und zu beseitigen. Auf der öffentlichen Liste steht sie später ohne Ihren Namen.',
      'We need your answers to find the barrier and remove it. It will later appear on the public list without your name.',
    ],
    ground: [
      'Art. 6 Abs. 1 c DSGVO in Verbindung mit dem Barrierefreiheitsstärkungsgesetz',
      'Art. 6 (1) c GDPR with the German Accessibility Improvement Act (BFSG)',
    ],
    recipient: 'zugang@reepwerk.example',
    confirmation: [
      'Wir antworten binnen zwei Wochen: erledigt, geplant mit Datum, oder nicht möglich mit Grund.',
      'We answer within two weeks: done, planned with a date, or not possible with the reason.',
    ],
  }),
  form('akkreditierung', {
    title: ['Akkreditierung', 'Press accreditation'],
    intro: [
      'Nur nötig, wenn Sie während einer Vorstellung arbeiten, mit Stativ drehen oder die Maschine außer der Zeit hören wollen.',
      'Only needed if you wish to work during a performance, film with a tripod or hear the machine out of hours.',
    ],
    questions: [
      yourName,
      { slug: 'medium', label: ['Medium', 'Medium'], required, autocomplete: 'organization' },
      yourEmail,
      yourPhone,
      {
        slug: 'kind',
        label: ['Was haben Sie vor?', 'What are you planning?'],
        field_type: 'checkboxes',
        required,
        choices: [
          ['Text', 'Text'],
          ['Fotografie', 'Photography'],
          ['Film', 'Film'],
          ['Ton', 'Sound'],
        ],
      },
      { slug: 'day', label: ['An welchem Tag?', 'On which day?'], field_type: 'date', required },
      {
        slug: 'card',
        label: ['Presseausweis oder Auftrag', 'Press card or letter of assignment'],
        field_type: 'file',
      },
      note,
    ],
    submit: ['Akkreditierung anfragen', 'Request accreditation'],
    thanks: ['Tjark Behrens meldet sich binnen eines Tages.', 'Tjark Behrens will reply within a day.'],
    purpose: [
      'Wir brauchen die Angaben, um Ihre Arbeit im Haus vorzubereiten. Den Ausweis sehen wir an und löschen ihn mit der Anfrage.',
      'We need your answers to prepare for your work in the house. We look at the card and delete it with the request.',
    ],
    ground: contract,
    recipient: 'presse@reepwerk.example',
    confirmation: ['Tjark Behrens meldet sich binnen eines Tages.', 'Tjark Behrens will reply within a day.'],
    retention_days: 90,
  }),
  form('newsletter', {
    title: ['Newsletter bestellen', 'Order the newsletter'],
    intro: [
      'Einmal im Monat, zwei Seiten, kein Anhang. Sie erhalten zuerst eine E-Mail mit einem Link; erst wenn Sie ihn öffnen, stehen Sie auf der Liste.',
      'Once a month, two pages, no attachments. You first receive an e-mail with a link; only when you open it are you on the list.',
    ],
    questions: [
      yourEmail,
      {
        slug: 'language',
        label: ['Sprache', 'Language'],
        field_type: 'radio',
        required,
        choices: languages.slice(0, 2),
      },
    ],
    submit: ['Bestellen', 'Order'],
    thanks: ['', ''],
    purpose: [
      'Ihre Adresse, um Ihnen den Newsletter zu schicken, und den Zeitpunkt Ihrer Bestätigung als Nachweis. Sie können jederzeit abbestellen.',
      'Your address, to send you the newsletter, and the moment of your confirmation as proof. You may leave at any time.',
    ],
    ground: ['Art. 6 Abs. 1 a DSGVO, Ihre Einwilligung', 'Art. 6 (1) a GDPR, your consent'],
    recipient: 'post@reepwerk.example',
    confirmation: ['', ''],
    retention_days: 1095,
    double_opt_in: true,
  }),
];
