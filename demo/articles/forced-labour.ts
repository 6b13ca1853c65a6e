import { image } from '../compose/media.ts';
import { anchorList, facts, link, text } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column, pullQuote } from './parts.ts';

const title = {
  de: 'Zwangsarbeit auf der Reepbahn 1940–1945. Was die Lohnbücher verschweigen und was sie verraten',
  en: 'Forced labour on the ropewalk, 1940–1945. What the wage books conceal and what they give away',
};

export const forcedLabour: DemoArticle = {
  key: 'zwangsarbeit',
  category: 'forschung',
  age: 31,
  authors: ['wiebke-carstens', 'paul-nowak'],
  tags: ['arbeit', 'erinnerung', 'forschung'],
  productions: ['hanf-und-haende'],
  lead: ['Erstmals ausgewertet: 4.300 Einträge, 61 Namen.', 'Read for the first time: 4,300 entries, 61 names.'],
  picture: 'hechel-03',
  caption: [
    'Hanf auf der Hechel. Aus der Zeit von 1940 bis 1945 besitzt das Museum kein Foto der Arbeit.',
    'Hemp on the hackle. The museum owns no photograph of the work between 1940 and 1945.',
  ],
  slug: { de: 'zwangsarbeit-auf-der-reepbahn', en: 'forced-labour-on-the-ropewalk' },
  title,
  meta_description: {
    de: 'Erstmals ausgewertet: 4.300 Einträge, 61 Namen. Die Lohnbücher der Reepschlägerei Hansefleet 1940 bis 1945 und die Menschen, die darin stehen.',
    en: 'Read for the first time: 4,300 entries, 61 names. The wage books of the Hansefleet ropewalk from 1940 to 1945 and the people in them.',
  },
  containers: [
    column(
      [
        anchorList([
          { words: ['Die Bücher', 'The books'], anchor: 'die-buecher' },
          { words: ['Die Spalte ohne Überschrift', 'The column without a heading'], anchor: 'spalte' },
          { words: ['Die Namen', 'The names'], anchor: 'die-namen' },
          { words: ['Was das Haus schuldig ist', 'What the house owes'], anchor: 'schuldig' },
        ]),
        facts(
          ['Quellen', 'Sources'],
          [
            [
              ['Lohnbücher', 'Wage books'],
              ['11 Bände, 1938 bis 1946', '11 volumes, 1938 to 1946'],
            ],
            [
              ['Einträge', 'Entries'],
              ['4.300', '4,300'],
            ],
            [
              ['Namen', 'Names'],
              ['61', '61'],
            ],
            [
              ['Davon geklärt', 'Of these traced'],
              ['38', '38'],
            ],
          ],
        ),
      ],
      [
        text(
          `In der Festschrift von 1948 heißt es: „Die Kriegsjahre brachten manche Erschwernis, doch riss der Faden nicht.“ Mehr steht dort nicht. Vierzig Jahre später übernahm das Museum den Satz in seine erste Broschüre. Er blieb bis 2009 stehen.

Wer den Faden gesponnen hat, wenn die Männer der Belegschaft eingezogen waren und die Marine dreimal so viel Tauwerk bestellte wie zuvor, hat niemand gefragt. Dieser Beitrag versucht, die Frage nachzuholen. Er berichtet aus einem Forschungsprojekt, das noch nicht abgeschlossen ist.`,
          `The jubilee volume of 1948 says: “The war years brought many a hardship, yet the thread did not break.” It says no more. Forty years later the museum adopted the sentence for its first brochure. There it stood until 2009.

Who spun the thread when the men of the workforce had been called up and the navy was ordering three times as much cordage as before, nobody asked. This article attempts to ask belatedly. It reports from a research project that is not yet complete.`,
        ),
      ],
    ),
    chapter(['Die Bücher', 'The books'], 'die-buecher', {
      de: `Die Lohnbücher lagen nie verborgen. Sie standen seit 1988 im Archiv, elf Bände, verzeichnet als „Personal, div.“. Verborgen war nur, wie man sie lesen muss. Jede Woche hat eine Doppelseite: Name, Stunden, Satz, Abzüge, Betrag, Unterschrift. Bis zum Frühjahr 1940 sind es rund achtzig Zeilen. Dann werden es mehr, aber nicht unter den Namen. Die neuen Zeilen stehen auf der Rückseite, und sie beginnen mit einer Zahl.

Wir haben alle elf Bände fotografiert und zwei Jahre lang abgeschrieben, mit Hilfe von neun Ehrenamtlichen, darunter zwei Enkel damaliger Vorarbeiter. Wir nennen das, weil sie es so wollten.`,
      en: `The wage books were never hidden. They had stood in the archive since 1988, eleven volumes, listed as “personnel, misc.”. What was hidden was how to read them. Each week has a double page: name, hours, rate, deductions, amount, signature. Until the spring of 1940 there are some eighty lines. Then there are more, but not under the names. The new lines are on the reverse, and they begin with a number.

We photographed all eleven volumes and spent two years transcribing them, with the help of nine volunteers, among them two grandsons of foremen of the time. We say so because they wished us to.`,
    }),
    chapter(['Die Spalte ohne Überschrift', 'The column without a heading'], 'spalte', {
      de: `Auf den Rückseiten gibt es eine Spalte mehr. Sie hat keine Überschrift. Darin stehen Beträge zwischen 3,50 und 4,20 Reichsmark, jede Woche, in jeder Zeile gleich. Erst der Vergleich mit den Rechnungen des Lagers am Güterbahnhof, die im Landesarchiv liegen, hat ergeben, was sie bedeuten: Unterkunft und Verpflegung, vom Lohn abgezogen, bevor es ein Lohn war. In siebenunddreißig Wochen übersteigt der Abzug den Betrag. Dann steht in der letzten Spalte ein Strich.

Auch das Feld für die Unterschrift ist nicht leer. Dort steht, immer in derselben Hand, „erh.“, erhalten. Wir wissen, wem die Handschrift gehört. Er wurde 1951 Prokurist.

Und die Stunden: zweiundsiebzig in der Woche, sonntags acht. Die Fehlzeiten sind mit einem Buchstaben vermerkt. K für krank, F für flüchtig. Neben zwei Zahlen steht ein Kreuz.`,
      en: `The reverse pages have one column more. It has no heading. It contains sums between 3.50 and 4.20 reichsmarks, every week, the same in every line. Only a comparison with the accounts of the camp at the goods station, kept in the state archive, showed what they mean: board and lodging, deducted from the wage before it was a wage. In thirty-seven weeks the deduction exceeds the sum. Then the last column contains a dash.

Nor is the space for the signature empty. It says, always in the same hand, “rec.”, received. We know whose handwriting it is. In 1951 he was given power of attorney for the firm.

And the hours: seventy-two a week, eight of them on Sundays. Absence is noted with a letter. K for sick, F for fled. Beside two of the numbers stands a cross.`,
    }),
    pullQuote(
      'cc03',
      [
        '„Ich habe das Seil nie wieder angefasst. Auch keine Wäscheleine.“',
        '“I never touched rope again. Not even a washing line.”',
      ],
      [
        'Halyna Petrenko, 1942 bis 1945 in Hansefleet, im Gespräch 1996',
        'Halyna Petrenko, in Hansefleet from 1942 to 1945, in an interview of 1996',
      ],
    ),
    chapter(['Die Namen', 'The names'], 'die-namen', {
      de: `Zu den Zahlen gehören Namen. Sie stehen nicht in den Büchern, aber in der Kartei der Krankenkasse, die jede Nummer versichern musste. Einundsechzig Menschen: neunundzwanzig Frauen und Mädchen aus der Ukraine, achtzehn Männer aus Polen, neun aus Frankreich, fünf aus den Niederlanden. Die jüngste, Nina Kowal, war bei ihrer Ankunft vierzehn. Sie drehte das Rad.

Achtunddreißig Lebenswege konnten wir mit Hilfe der Arolsen Archives und von Angehörigen weiterverfolgen. Fünf Menschen starben in Hansefleet, zwei davon in der Bahn. Ihre Gräber auf dem Ostfriedhof wurden 1962 aufgelassen. Dreiundzwanzig Namen enden für uns mit dem Mai 1945.

Wir schreiben alle einundsechzig Namen in der Ausstellung aus, in der Schreibweise, die ihre Familien gebrauchen. Wo wir diese nicht kennen, steht die der Kartei, und dass wir sie von dort haben.`,
      en: `To the numbers belong names. They are not in the books but in the index of the sickness fund, which had to insure every number. Sixty-one people: twenty-nine women and girls from Ukraine, eighteen men from Poland, nine from France, five from the Netherlands. The youngest, Nina Kowal, was fourteen when she arrived. She turned the wheel.

With the help of the Arolsen Archives and of relatives we have been able to follow thirty-eight lives further. Five people died in Hansefleet, two of them in the Walk. Their graves in the eastern cemetery were cleared in 1962. Twenty-three names end, for us, in May 1945.

In the exhibition we write out all sixty-one, in the spelling their families use. Where we do not know it, we give that of the index, and say that we have it from there.`,
    }),
    chapter(
      ['Was das Haus schuldig ist', 'What the house owes'],
      'schuldig',
      {
        de: `Die Firma hat nie gezahlt. Sie erlosch 1974 ohne Rechtsnachfolge, und das Museum ist nicht ihr Erbe. Es hat aber ihr Dach geerbt, ihre Maschine und ihren Ruf. Im Herbst hat der Trägerverein beschlossen, was daraus folgt: Die Daten sind für Angehörige und Forschung offen. Reisen nach Hansefleet bezahlen wir, solange es jemanden gibt, der kommen möchte. Und der Satz aus der Festschrift hängt jetzt am Anfang der Langen Bahn, mit den Namen darunter.

Wenn Ihre Familie betroffen ist oder Sie etwas wissen, erreichen Sie uns unter [forschung@reepwerk.example](mailto:forschung@reepwerk.example). Wir antworten auf Deutsch, Englisch, Polnisch, Ukrainisch und Französisch.`,
        en: `The firm never paid. It was dissolved in 1974 without legal successor, and the museum is not its heir. But the museum has inherited its roof, its machine and its reputation. This autumn the association that runs the house decided what follows from that. The data are open to relatives and researchers. We pay for journeys to Hansefleet for as long as there is anyone who would like to come. And the sentence from the jubilee volume now hangs at the head of the Long Walk, with the names beneath it.

If your family is concerned, or if you know something, please write to [forschung@reepwerk.example](mailto:forschung@reepwerk.example). We answer in German, English, Polish, Ukrainian and French.`,
      },
      [image('lange-bahn-hochkant', 'vertical', ['Die Lange Bahn bei Meter 100.', 'The Long Walk at metre 100.'])],
    ),
    column([], [link(['Geschichte der Reepschlägerei', 'History of the ropewalk'], 'page:geschichte')]),
  ],
};
