import { image } from '../../compose/media.ts';
import { container, full, reading } from '../../compose/structure.ts';
import { headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const jobs: DemoPage = {
  key: 'stellen',
  parent: 'ueber-uns',
  slug: { de: 'stellen', en: 'jobs' },
  title: { de: 'Stellen', en: 'Jobs' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Arbeiten im Reepwerk: Aufsicht, Bühnentechnik, Vermittlung, Ausbildung zur Seilerin oder zum Seiler, Freiwilligendienst.',
    en: 'Working at Reepwerk: gallery staff, stage technicians, educators, apprenticeship as a ropemaker, voluntary service.',
  },
  og_image: 'stellen',
  containers: [
    full(image('stellen', 'full')),
    full(
      lead(
        'Wir schreiben jede Stelle mit Gehalt aus, lesen Bewerbungen ohne Foto und antworten allen, auch denen, die wir nicht nehmen. Das dauert höchstens drei Wochen. Die folgenden Wege stehen das ganze Jahr über offen.',
        'We advertise every post with its salary, read applications without photographs and answer everyone, including those we do not take. It takes three weeks at most. The following routes are open all year round.',
      ),
    ),
    full(headline(['Das ganze Jahr offen', 'Open all year'])),
    container(
      '33-33-33',
      [
        headline(['Ausbildung zur Seilerin, zum Seiler', 'Apprenticeship in rope-making'], { level: 3 }),
        text(
          'Drei Jahre, Beginn im August. Sie lernen bei Hauke Thiessen alles von der Faser bis zur Bruchprobe und sind danach eine von etwa vierhundert im Land. Vergütung nach TVAöD.',
          'Three years, starting in August. With Hauke Thiessen you learn everything from the fibre to the breaking test, and will then be one of about four hundred in the country. Pay by the public-sector scale.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Aufsicht und Kasse', 'Galleries and ticket desk'], { level: 3 }),
        text(
          'Zwölf bis dreißig Stunden, 15,40 € in der Stunde, auch am Wochenende. Sie stehen nicht nur, Sie erzählen. Wer nach einem Jahr mag, wird in der Führung ausgebildet.',
          'Twelve to thirty hours, €15.40 an hour, weekends too. You do not merely stand there, you tell stories. After a year, if you like, we will train you as a guide.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Freiwilligendienst', 'Voluntary service'], { level: 3 }),
        text(
          'Ein Jahr Kultur, ab September, für Menschen bis 27. Bühne, Archiv oder Seilerei; wechseln ist erlaubt. Im letzten Jahrgang wollten zwei von vier bleiben. Sie sind noch da.',
          'A year in culture, from September, up to the age of 27. Stage, archive or rope shop; you may switch. Of the last four, two wanted to stay. They are still here.',
          { decrease_distance: true },
        ),
      ],
    ),
    reading(
      [headline(['Bewerben', 'Applying'])],
      text(
        `Ein Brief, ein Lebenslauf, beides als PDF an [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Schreiben Sie dazu, ob Sie für das Gespräch etwas brauchen: eine Dolmetscherin, einen Aufzug, eine Uhrzeit nach der Kita.

Bewerberinnen und Bewerber mit Behinderung werden bei gleicher Eignung bevorzugt. Unterlagen löschen wir sechs Monate nach der Entscheidung.`,
        `A letter and a CV, both as PDF, to [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Please say if you need anything for the interview: an interpreter, a lift, an hour after nursery drop-off.

Disabled applicants are given preference where qualifications are equal. Documents are deleted six months after the decision.`,
      ),
      link(['Bewerbung schreiben', 'Write an application'], 'mailto:stellen@reepwerk.example', {
        extra_class: 'primary',
      }),
    ),
  ],
};
