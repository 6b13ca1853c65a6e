import { image } from '../../compose/media.ts';
import { container, full, section } from '../../compose/structure.ts';
import { headline, lead, link, quote, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const mission: DemoPage = {
  key: 'leitbild',
  parent: 'ueber-uns',
  slug: { de: 'leitbild', en: 'mission' },
  title: { de: 'Leitbild', en: 'Mission' },
  page_class: 'cc03',
  in_menu: true,
  meta_description: {
    de: 'Das Leitbild des Reepwerks in fünf Sätzen: bewahren, zeigen, arbeiten, widersprechen, zugänglich sein. Mit dem, was daraus folgt.',
    en: 'Reepwerk’s mission in five sentences: keep, show, work, object, be open. With what follows from each.',
  },
  og_image: 'leitbild',
  containers: [
    full(image('leitbild', 'full')),
    full(
      lead(
        'Ein Leitbild erkennt man daran, dass niemand das Gegenteil vertreten würde. Wir haben versucht, fünf Sätze zu finden, bei denen das anders ist, und zu jedem aufgeschrieben, was er uns kostet.',
        'You can tell a mission statement by the fact that nobody would ever maintain the opposite. We have tried to find five sentences of another kind, and have noted beside each what it costs us.',
      ),
    ),
    full(headline(['Fünf Sätze', 'Five sentences'])),
    container(
      '50-50',
      [
        headline(['Wir lassen die Maschine laufen.', 'We keep the machine running.'], { level: 3 }),
        text(
          'Konservatorisch wäre es klüger, sie anzuhalten. Aber ein Museum der Arbeit, in dem nichts gearbeitet wird, ist ein Friedhof mit Eintritt. Wir ersetzen Verschleißteile, dokumentieren jedes einzelne und bewahren das alte auf.',
          'For conservation it would be wiser to stop it. But a museum of work in which no work is done is a cemetery with an entrance fee. We replace worn parts, document each of them and keep the old one.',
          { decrease_distance: true },
        ),
        headline(['Wir sagen, was wir nicht wissen.', 'We say what we do not know.'], { level: 3 }),
        text(
          'Auf unseren Schildern steht „vermutlich“, wo vermutet wird, und neun Stühle auf dem Hechelboden bleiben leer, bis wir den Namen haben. Das sieht unfertig aus. Es ist unfertig.',
          'Our labels say “presumably” where we presume, and nine chairs on the Hackling Floor remain empty until we have a name. It looks unfinished. It is unfinished.',
          { decrease_distance: true },
        ),
        headline(['Wir spielen, was hierher gehört.', 'We perform what belongs here.'], { level: 3 }),
        text(
          'Die Seilerbühne bringt jedes Jahr zwei Stücke heraus, die es ohne dieses Haus nicht gäbe. Gastspiele, die überall laufen könnten, laufen überall.',
          'Each year the Ropewalk Stage produces two plays that would not exist without this house. Touring shows that could run anywhere do run anywhere.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Wir machen auf.', 'We open up.'], { level: 3 }),
        text(
          'Wer eine Stufe findet, darf sie melden; wer sie meldet, erfährt binnen zwei Wochen, was wir tun. Die Liste der offenen Stufen ist öffentlich. Zurzeit sind es siebzehn.',
          'Whoever finds a step may report it; whoever reports it hears within two weeks what we will do. The list of open steps is public. It currently has seventeen entries.',
          { decrease_distance: true },
        ),
        headline(['Wir verbrauchen weniger, als wir bekommen.', 'We use less than we are given.'], { level: 3 }),
        text(
          'Das gilt für Geld, für Wärme und für Menschen. Deshalb ist montags zu, im Winter kühl und um 18 Uhr Schluss, außer donnerstags.',
          'That goes for money, for heat and for people. That is why we are closed on Mondays, cool in winter and finished at 18:00, except on Thursdays.',
          { decrease_distance: true },
        ),
        link(['Wie wir heizen', 'How we heat'], 'article:heizen'),
      ],
    ),
    section(
      'cc02',
      full(
        quote(
          ['Drei Litzen, keine trägt allein.', 'Three strands, none bears alone.'],
          ['Über der Tür zum Dampfhaus, 1861', 'Above the door of the steam house, 1861'],
        ),
      ),
    ),
  ],
};
