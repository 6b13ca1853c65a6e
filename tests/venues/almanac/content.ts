import { eventList } from '#demo/compose/collections.ts';
import { build, join, linkTo, type Pair } from '#demo/compose/pair.ts';
import { container, full, on, reading, section } from '#demo/compose/structure.ts';
import { facts, faq, headline, lead, link, quote, text } from '#demo/compose/text.ts';
import type { DemoModule, DemoPage } from '#demo/demo-page.ts';
import { entry, type SeasonEntry, the } from '#demo/season/entry.ts';
import { stableId } from '#demo/stable-id.ts';
import { barograph, evening, high, isobars } from './drawings.ts';

type Picture = { key: string; svg: string; alt: Pair };

export const pictures: Picture[] = [
  { key: 'high', svg: high(1600, 900), alt: ['Ein Hoch', 'A high'] },
  {
    key: 'isobars',
    svg: isobars(1600, 900),
    alt: ['Linien gleichen Luftdrucks um ein Hoch', 'Lines of equal pressure around a high'],
  },
  {
    key: 'barograph',
    svg: barograph(1600, 900),
    alt: ['Dreißig Tage eines Barografen, mit einem Sturm', 'Thirty days of a barograph, with one storm'],
  },
  {
    key: 'evening',
    svg: evening(1600, 900),
    alt: ['Linien, die sich zum Horizont verdichten', 'Lines that draw together towards the horizon'],
  },
];

function image(key: string, caption: Pair, format = 'full'): DemoModule {
  const { alt } = pictures.find((picture) => picture.key === key) ?? { alt: ['', ''] };
  return {
    model: 'image',
    props: { format, image: { media: stableId('artwork', key) } },
    de: { image: { alt: alt[0], caption: caption[0] } },
    en: { image: { alt: alt[1], caption: caption[1] } },
  };
}

const page = (key: string, words: Omit<DemoPage, 'key' | 'parent'>): DemoPage => ({ key, parent: null, ...words });

export const pages: DemoPage[] = [
  page('home', {
    slug: { de: '', en: '' },
    title: { de: 'Start', en: 'Home' },
    meta_description: {
      de: 'Ein kleines Museum des Wetters am Hudson: Instrumente, Tagebücher und ein Dach, auf dem man den Himmel liest.',
      en: 'A small museum of weather on the Hudson: instruments, diaries and a roof on which to read the sky.',
    },
    containers: [
      on(
        'cc02',
        full(
          hero({
            preline: ['Ausstellung bis 30. April', 'Exhibition, until 30 April'],
            headline: ['Die Farbe des Abends', 'The Colour of Evening'],
            text: [
              'Einhundertelf Himmel, in Worten festgehalten, bevor man sie fotografieren konnte.',
              'One hundred and eleven skies, kept in words before anyone could photograph them.',
            ],
            button: { words: ['Zur Ausstellung', 'See the exhibition'], link: 'page:evening' },
          }),
        ),
      ),
      reading(
        [headline(['Ein Haus für das, was vorübergeht', 'A house for what passes'])],
        lead(
          'Wetter lässt sich nicht sammeln. Wir sammeln, womit man es gemessen, gefürchtet, gemalt und erzählt hat.',
          'Weather cannot be collected. We collect what it was measured, feared, painted and told with.',
        ),
        text(
          'Das Almanac steht seit 1911 am Fähranleger von Kingsferry. Damals war es die Wetterstation; jeden Morgen um sieben stieg jemand aufs Dach. Das tun wir noch immer, und Sie dürfen mitkommen.',
          'Almanac has stood at the ferry landing in Kingsferry since 1911. It was the weather station then; every morning at seven somebody climbed to the roof. We still do, and you may come along.',
        ),
        link(['Planen Sie Ihren Besuch', 'Plan your visit'], 'page:visit'),
      ),
      section('cc03', full(headline(['Als Nächstes', 'Coming up']), eventList())),
      full(image('barograph', ['Barograf von 1912: der November.', 'Barograph of 1912: the month of November.'])),
      full(
        quote(
          ['Wolken zu beschreiben heißt, rasch zu sein und höflich.', 'To describe clouds is to be quick, and polite.'],
          ['Ada Merrow, Beobachterin 1911–1938', 'Ada Merrow, observer 1911–1938'],
        ),
      ),
    ],
  }),
  page('visit', {
    slug: { de: 'besuch', en: 'visit' },
    title: { de: 'Besuch', en: 'Visit' },
    headline: { de: 'Kommen Sie bei jedem Wetter', en: 'Come in any weather' },
    in_menu: true,
    meta_description: { de: 'Zeiten, Preise und der Weg zum Almanac.', en: 'Hours, prices and the way to Almanac.' },
    containers: [
      reading(
        [headline(['Zeiten und Preise', 'Hours and prices'])],
        lead('Mittwoch bis Sonntag von zehn bis fünf.', 'Wednesday to Sunday, ten to five.'),
        facts(
          ['Eintritt', 'Admission'],
          [
            [
              ['Erwachsene', 'Adults'],
              ['14 Dollar', '$14'],
            ],
            [
              ['Unter 18 Jahren', 'Under 18'],
              ['frei', 'free'],
            ],
            [
              ['Bei Sturmwarnung', 'During a storm warning'],
              ['frei', 'free'],
            ],
          ],
        ),
      ),
      on(
        'sunken',
        reading(
          [headline(['Fragen', 'Questions'])],
          faq(undefined, 'questions', [
            {
              question: ['Ist das Dach ohne Stufen zu erreichen?', 'Can the roof be reached without steps?'],
              answer: ['Ja. Der Aufzug fährt bis oben.', 'Yes. The lift goes to the top.'],
            },
            {
              question: ['Darf man Tagebücher mitbringen?', 'May one bring a diary?'],
              answer: ['Unbedingt. Wir lesen gern.', 'Please do. We like to read.'],
            },
          ]),
        ),
      ),
    ],
  }),
  page('evening', {
    slug: { de: 'farbe-des-abends', en: 'colour-of-evening' },
    title: { de: 'Die Farbe des Abends', en: 'The Colour of Evening' },
    menu_name: { de: 'Ausstellung', en: 'Exhibition' },
    in_menu: true,
    page_class: 'cc03',
    meta_description: {
      de: 'Einhundertelf Himmel aus den Heften der Beobachterin Ada Merrow.',
      en: 'One hundred and eleven skies from the notebooks of the observer Ada Merrow.',
    },
    containers: [
      full(image('evening', ['14. Oktober 1923, zwanzig nach fünf.', '14 October 1923, twenty past five.'])),
      reading(
        [headline(['Das Heft', 'The notebook'])],
        lead(
          'Sie hatte neun Wörter für Rosa und keines für schön.',
          'She had nine words for pink and none for beautiful.',
        ),
        text(
          'Siebenundzwanzig Jahre lang schrieb Ada Merrow auf, wie der Himmel aussah, wenn die Sonne untergegangen war. Die Ausstellung zeigt die Hefte aufgeschlagen, und auf dem Dach den Himmel dazu.',
          'For twenty-seven years Ada Merrow wrote down how the sky looked once the sun had set. The exhibition shows her notebooks open, and on the roof the sky that goes with them.',
        ),
      ),
    ],
  }),
  page('collection', {
    slug: { de: 'sammlung', en: 'collection' },
    title: { de: 'Sammlung', en: 'Collection' },
    headline: { de: 'Womit man das Wetter hielt', en: 'What weather was held with' },
    in_menu: true,
    meta_description: { de: 'Instrumente und Tagebücher.', en: 'Instruments and diaries.' },
    containers: [
      container(
        '50-50',
        [
          headline(['Instrumente', 'Instruments']),
          text(
            'Barografen, Hygrometer aus Menschenhaar, ein Windmesser, den 1938 der Wind mitnahm und 1951 der Fluss zurückgab.',
            'Barographs, hygrometers of human hair, an anemometer that the wind took in 1938 and the river gave back in 1951.',
          ),
        ],
        [
          headline(['Tagebücher', 'Diaries']),
          text(
            'Vierhundert Hefte von Fährleuten, Apfelbauern und einer Postmeisterin, die nur den Nebel notierte.',
            'Four hundred notebooks of ferrymen, apple growers and a postmistress who wrote down nothing but fog.',
          ),
        ],
      ),
      full(image('isobars', ['Wetterkarte, nachgezeichnet.', 'Weather map, redrawn.'])),
    ],
  }),
  legal('imprint', {
    slug: { de: 'impressum', en: 'impressum' },
    title: { de: 'Impressum', en: 'Imprint' },
    words: ['Almanac, 14 Ferry Street, Kingsferry, NY 12501.', 'Almanac, 14 Ferry Street, Kingsferry, NY 12501.'],
  }),
  legal('privacy', {
    slug: { de: 'datenschutz', en: 'datenschutz' },
    title: { de: 'Datenschutz', en: 'Privacy' },
    words: ['Wir zählen Wolken, keine Besucher.', 'We count clouds, not visitors.'],
  }),
];

type Legal = Pick<DemoPage, 'slug' | 'title'> & { words: Pair };

function legal(key: string, { slug, title, words }: Legal): DemoPage {
  const containers = [full(text(words[0], words[1]))];
  return page(key, { slug, title, in_footer: true, meta_description: title, containers });
}

type Hero = { preline: Pair; headline: Pair; text: Pair; button: { words: Pair; link: string } };

function hero({ preline, headline: title, text: words, button }: Hero): DemoModule {
  const shared = { variant: 'opener', online_from: '2026-01-01T10:00', button_link: linkTo(button.link) };
  const parts = build({ shared, text: { preline, text: words, button_text: button.words }, line: { headline: title } });
  const silent = build({ shared: { image: { media: stableId('artwork', 'high'), decorative: true } } });
  return { model: 'hero-media', ...join(parts, silent) };
}

/** Winter and summer of the year after this one, so that both offsets of New York are told. */
export const year = Temporal.Now.plainDateISO('America/New_York').year + 1;

export const entries: SeasonEntry[] = [
  entry('exhibition-type', 'reading', { text: { name: ['Lesung', 'Reading'] } }),
  entry('exhibition-type', 'watch', { text: { name: ['Beobachtung', 'Observation'] } }),
  entry('venue', 'almanac', {
    shared: { street: '14 Ferry Street', postal_code: 'NY 12501', city: 'Kingsferry', country: 'US' },
    text: { name: ['Almanac', 'Almanac'], lead: ['Am Fähranleger.', 'At the ferry landing.'] },
  }),
  entry('room', 'roof', { shared: { venue: the('venue', 'almanac') }, text: { name: ['Dach', 'Roof'] } }),
  date('fog', `${year}-01-15T19:30`, ['Ein Abend über Nebel', 'An evening about fog'], 'reading'),
  date('frost', `${year}-01-15T07:00`, ['Frost um sieben', 'Frost at seven'], 'watch'),
  date('thunder', `${year}-07-15T19:30`, ['Auf das Gewitter warten', 'Waiting for thunder'], 'watch', 12),
];

function date(key: string, date_start: string, title: Pair, kind: string, price?: number): SeasonEntry {
  return entry('event', key, {
    shared: {
      date_start,
      ticket_state: price ? 'sale' : 'free',
      price_from: price,
      price_to: price,
      ticket_url: price ? { url: '/tickets' } : undefined,
      event_type_new: the('exhibition-type', kind),
      room: the('room', 'roof'),
    },
    text: { title, subtitle: ['Mit den Heften von Ada Merrow', 'With the notebooks of Ada Merrow'] },
    rich: {
      description: ['Wir steigen gemeinsam aufs Dach und sehen nach.', 'We climb to the roof together and look.'],
      important_info: ['Bringen Sie eine warme Jacke mit.', 'Bring a warm coat.'],
    },
  });
}
