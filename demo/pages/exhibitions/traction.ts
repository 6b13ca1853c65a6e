import { downloadList, image, imageList, viewer } from '../../compose/media.ts';
import { container, exhibitionRun, full, reading, section } from '../../compose/structure.ts';
import { chapterList, facts, headline, lead, link, quote, text } from '../../compose/text.ts';
import { dayInWords, tractionRun } from '../../days.ts';
import type { DemoPage } from '../../demo-page.ts';

const begins = dayInWords(tractionRun.begins);
const ends = dayInWords(tractionRun.ends);

export const traction: DemoPage = {
  key: 'zugkraft',
  parent: 'ausstellungen',
  slug: { de: 'zugkraft', en: 'traction' },
  title: { de: 'Zugkraft', en: 'Traction' },
  page_class: 'cc02',
  meta_description: {
    de: `Zugkraft: 180 Objekte auf 312 Metern über das Halten, Heben, Verbinden, Ziehen und Reißen. Lange Bahn, bis ${ends[0]}.`,
    en: `Traction: 180 objects along 312 metres on holding, lifting, connecting, pulling and breaking. Long Walk, until ${ends[1]}.`,
  },
  og_image: 'trossenschlag',
  containers: [
    full(exhibitionRun(tractionRun)),
    container(
      '50-50',
      [
        lead(
          '**Ausstellung, Lange Bahn**\nWas Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
          '**Exhibition, Long Walk**\nWhat ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the heart suture.',
        ),
        link(['Eintritt und Karten', 'Admission and tickets'], 'page:preise', { extra_class: 'primary', sticky: true }),
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Dates'],
              [`${begins[0]} bis ${ends[0]}, verlängert`, `${begins[1]} to ${ends[1]}, extended`],
            ],
            [
              ['Öffnung', 'Hours'],
              ['Di bis So 10 bis 18 Uhr, Do bis 21 Uhr', 'Tue to Sun 10 to 18, Thu until 21'],
            ],
            [
              ['Eintritt', 'Admission'],
              ['9 €, ermäßigt 5 €, bis 18 Jahre frei', '€9, reduced €5, free up to 18'],
            ],
            [
              ['Sprachen', 'Languages'],
              ['Deutsch, Englisch, Leichte Sprache', 'German, English, easy German'],
            ],
            [
              ['Zugang', 'Access'],
              ['stufenlos, Tastmodelle, DGS-Videoguide', 'step-free, tactile models, video guide in sign language'],
            ],
          ],
        ),
      ],
      [
        image('trossenschlag', 'full', [
          'Trossenschlag, dreilitzig, um 1880.',
          'Hawser-laid rope, three strands, about 1880.',
        ]),
      ],
    ),
    full(
      chapterList([
        {
          headline: ['Halten', 'Holding'],
          text: ['Ankertaue, Haltegriffe, Hosenträger', 'Anchor cables, grab handles, braces'],
          note: ['0 bis 60 m', '0 to 60 m'],
        },
        {
          headline: ['Heben', 'Lifting'],
          text: ['Kran, Kirchenglocke, Kletterwand', 'Crane, church bell, climbing wall'],
          note: ['60 bis 130 m', '60 to 130 m'],
        },
        {
          headline: ['Verbinden', 'Connecting'],
          text: ['Telefonkabel, Nabelschnur, Naht', 'Telephone cable, umbilical cord, suture'],
          note: ['130 bis 215 m', '130 to 215 m'],
        },
        {
          headline: ['Ziehen', 'Pulling'],
          text: ['Treidelpfad, Zugvieh, Tauziehen', 'Towpath, draught animals, tug-of-war'],
          note: ['215 bis 280 m', '215 to 280 m'],
        },
        {
          headline: ['Reißen', 'Breaking'],
          text: ['Was geschieht, wenn es nachgibt', 'What happens when it gives'],
          note: ['280 bis 312 m', '280 to 312 m'],
        },
      ]),
    ),
    reading(
      [headline(['Am Faden entlang', 'Along the thread'])],
      text(
        `Die Ausstellung folgt einem einzigen Seil. Es ist 312 Meter lang, wurde im Winter auf unserer Maschine geschlagen und liegt in Hüfthöhe an der Nordwand. Sie dürfen es in der Hand behalten, bis Sie am anderen Ende sind. Unterwegs wird es dünner.

Bei Meter 0 trägt es vierzehn Tonnen, so viel wie das Ankertau des Tonnenlegers „Harriet“, das daneben liegt. Bei Meter 60 hebt es noch eine Kirchenglocke. Bei Meter 130 führt es durch einen Fernsprechapparat aus Büsum, bei Meter 170 durch ein Aquarell einer Hebamme. Bei Meter 214 ist es ein chirurgischer Faden von 0,07 Millimetern und endet in einem Herzen aus Silikon, an dem Chirurginnen der Klinik Hansefleet üben.

Danach fängt es wieder an. Ziehen heißt das vierte Kapitel, und es handelt von denen, die vorn gehen: Treidlerinnen, Ochsen, Schlepper, Eltern. Das letzte heißt Reißen. Dort stehen Dinge, die nachgegeben haben, und die Protokolle dazu. Es ist das einzige Kapitel, in dem nichts bewegt werden darf.`,
        `The exhibition follows a single rope. It is 312 metres long, was laid on our machine last winter and runs at hip height along the north wall. You may keep it in your hand until you reach the far end. On the way it grows thinner.

At metre 0 it bears fourteen tonnes, as much as the anchor cable of the buoy tender “Harriet” lying beside it. At metre 60 it still lifts a church bell. At metre 130 it passes through a telephone from Büsum, at metre 170 through a watercolour by a midwife. At metre 214 it is a surgical thread of 0.07 millimetres and ends in a silicone heart on which the surgeons of Hansefleet hospital practise.

After that it begins again. The fourth chapter is called Pulling and deals with those who walk in front: women on towpaths, oxen, tugs, parents. The last is called Breaking. It holds things that have given way, with the reports. It is the only chapter in which nothing may be moved.`,
      ),
    ),
    full(
      imageList('standard', [
        {
          key: 'kleeblatt',
          caption: [
            'Kleeblattknoten, Lehrmodell der Seemannsschule.',
            'Trefoil knot, teaching model of the seamen’s school.',
          ],
        },
        { key: 'segeltuch', caption: ['Segeltuch unter dem Fadenzähler.', 'Sailcloth under the linen tester.'] },
        {
          key: 'schleppnetz',
          caption: ['Schleppnetz mit Grundgewicht, Belastungsprobe.', 'Trawl net with ground weight, load test.'],
        },
      ]),
    ),
    section(
      'cc03',
      full(
        quote(
          [
            'Ein Seil kann nur eines: ziehen. Drücken können Sie damit vergessen.',
            'A rope can do one thing only, and that is pull. As for pushing, forget it.',
          ],
          ['Henrike Aldag, Kuratorin', 'Henrike Aldag, curator'],
        ),
      ),
    ),
    container(
      '50-50',
      [
        headline(['Zum Mitnehmen', 'To take away']),
        downloadList([
          { key: 'zugkraft-plan-de', title: ['Plan der Langen Bahn (Deutsch)', 'Plan of the Long Walk (German)'] },
          { key: 'zugkraft-plan-en', title: ['Plan der Langen Bahn (Englisch)', 'Plan of the Long Walk (English)'] },
        ]),
      ],
      [
        headline(['Katalog', 'Catalogue']),
        viewer({
          url: 'https://issuu.com/reepwerk/docs/zugkraft-leseprobe',
          media_type: 'issuu',
          title: ['Zugkraft, Leseprobe aus dem Katalog', 'Traction, pages from the catalogue'],
        }),
        text(
          '224 Seiten, Fadenheftung, sichtbar. 28 € im Laden.',
          '224 pages, thread-sewn, and you can see it. €28 in the shop.',
          { decrease_distance: true },
        ),
      ],
    ),
    full(
      text(
        'Gefördert durch die Stiftung Küstenkultur und das Land. Mitveranstalterin: Volkshochschule Hansefleet. Leihgaben von elf Häusern.',
        'Supported by the Coastal Culture Foundation and the State. Co-organised with the adult education centre of Hansefleet. Loans from eleven institutions.',
      ),
    ),
    full(link(['Führungen und Termine', 'Tours and dates'], 'production:zugkraft')),
  ],
};
