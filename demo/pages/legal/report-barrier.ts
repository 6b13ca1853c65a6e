import { formHere, full, on, reading } from '../../compose/structure.ts';
import { facts, faq, headline, lead, link } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const reportBarrier: DemoPage = {
  key: 'barriere-melden',
  parent: 'zugang',
  slug: { de: 'barriere-melden', en: 'report-a-barrier' },
  title: { de: 'Barriere melden', en: 'Report a barrier' },
  in_footer: true,
  meta_description: {
    de: 'Eine Barriere im Reepwerk oder auf der Website melden: per E-Mail, Telefon, SMS oder DGS-Video. Antwort binnen zwei Wochen.',
    en: 'Report a barrier at Reepwerk or on its website: by e-mail, phone, text message or signed video. Answer within two weeks.',
  },
  containers: [
    full(
      lead(
        'Eine Stufe, ein Knopf ohne Namen, ein Text, der sich nicht vergrößern lässt, ein Platz, von dem aus man nichts sieht: Sagen Sie es uns, so wie es Ihnen am leichtesten fällt. Sie müssen nicht wissen, welches Gesetz verletzt ist.',
        'A step, a button without a name, a text that cannot be enlarged, a seat with no view: tell us, in whatever way is easiest for you. You need not know which law is being broken.',
      ),
    ),
    full(formHere('barriere', 'melden')),
    on(
      'sunken',
      reading(
        [headline(['Wege zu uns', 'Ways to reach us'])],
        facts(
          ['Wie Sie mögen', 'As you like'],
          [
            [
              ['E-Mail', 'E-mail'],
              ['zugang@reepwerk.example', 'zugang@reepwerk.example'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-20, Di bis Fr 9 bis 17 Uhr', '+49 4999 312-20, Tue to Fri 9:00 to 17:00'],
            ],
            [
              ['SMS', 'Text message'],
              ['0171 3120 312', '+49 171 3120 312'],
            ],
            [
              ['DGS-Video', 'Signed video'],
              ['dgs@reepwerk.example', 'dgs@reepwerk.example'],
            ],
            [
              ['Post', 'Post'],
              ['Am Langen Tau 1, 24999 Hansefleet', 'Am Langen Tau 1, 24999 Hansefleet, Germany'],
            ],
          ],
        ),
      ),
    ),
    full(
      faq(['Gut zu wissen', 'Good to know'], 'gut-zu-wissen', [
        {
          question: ['Was sollte darin stehen?', 'What should it say?'],
          answer: [
            'Wo Sie waren (Raum oder Adresse der Seite), was Sie tun wollten und was Sie gehindert hat. Wenn Sie mögen: womit Sie lesen oder sich bewegen. Das genügt.',
            'Where you were (room or address of the page), what you wanted to do and what prevented you. If you like: what you read or move with. That is enough.',
          ],
        },
        {
          question: ['Was geschieht dann?', 'What happens then?'],
          answer: [
            'Amina Yıldız liest es und antwortet binnen zwei Wochen: erledigt, geplant mit Datum, oder nicht möglich mit Grund. Danach steht es, ohne Ihren Namen, auf der öffentlichen Liste.',
            'Amina Yıldız reads it and answers within two weeks: done, planned with a date, or not possible with the reason. It then appears, without your name, on the public list.',
          ],
        },
        {
          question: ['Und meine Daten?', 'And my data?'],
          answer: [
            'Wir brauchen nur einen Weg, Ihnen zu antworten, und löschen ihn sechs Monate danach. Anonym geht es auch. Mehr unter [Datenschutz](page:datenschutz).',
            'We need only a way to answer you, and delete it six months later. You may also remain anonymous. More under [Privacy](page:datenschutz).',
          ],
        },
      ]),
      link(['Erklärung zur Barrierefreiheit', 'Accessibility statement'], 'page:erklaerung'),
    ),
  ],
};
