import { downloadList, image, imageList, video } from '../compose/media.ts';
import { container, full, on, reading } from '../compose/structure.ts';
import { facts, headline, link, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const press: DemoPage = {
  key: 'presse',
  parent: null,
  slug: { de: 'presse', en: 'press' },
  title: { de: 'Presse', en: 'Press' },
  in_footer: true,
  meta_description: {
    de: 'Presse im Reepwerk: Meldungen, Bilder mit Nachweis und Bedingungen, Ansprechpartner und Akkreditierung.',
    en: 'Press at Reepwerk: releases, pictures with credits and terms of use, contact and accreditation.',
  },
  og_image: 'presse',
  containers: [
    full(image('presse', 'full')),
    container(
      '67-33',
      [
        text(
          'Sie schreiben, senden oder fotografieren über uns? Dann müssen Sie sich nicht anmelden, um an Texte und Bilder zu kommen. Nur wenn Sie während der Vorstellung arbeiten, mit Stativ drehen oder die Maschine außer der Zeit hören wollen, rufen Sie bitte vorher an.',
          'Do you write, broadcast or take photographs about us? You need not register to get at texts and pictures. Only if you wish to work during a performance, film with a tripod or hear the machine out of hours do we ask you to call first.',
        ),
      ],
      [
        facts(
          ['Kontakt', 'Contact'],
          [
            [
              ['Presse', 'Press officer'],
              ['Tjark Behrens', 'Tjark Behrens'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-60', '+49 4999 312-60'],
            ],
            [
              ['E-Mail', 'E-mail'],
              ['presse@reepwerk.example', 'presse@reepwerk.example'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['Meldungen', 'Releases'])],
      headline(['Zugkraft bis 14. März verlängert', 'Traction extended until 14 March'], {
        level: 3,
        preline: ['Ausstellung', 'Exhibition'],
      }),
      text(
        'Die Ausstellung in der Langen Bahn läuft zwei Monate länger als geplant. Die elf leihgebenden Häuser haben zugestimmt, darunter auch das, dessen Glocke seit Juni nicht mehr zu Hause läutet.',
        'The exhibition in the Long Walk will run two months longer than planned. All eleven lenders have agreed, including the one whose bell has not rung at home since June.',
        { decrease_distance: true },
      ),
      headline(['Lohnbücher 1940 bis 1945 ausgewertet', 'Wage books of 1940 to 1945 analysed'], {
        level: 3,
        preline: ['Forschung', 'Research'],
      }),
      text(
        '4.300 Einträge, 61 Namen: Das Reepwerk legt erste Ergebnisse zur Zwangsarbeit in der Reepschlägerei vor und öffnet die Daten für Angehörige. [Zum Beitrag](page:zwangsarbeit)',
        '4,300 entries, 61 names: Reepwerk presents first findings on forced labour in the ropewalk and opens its data to relatives. [Read the article](page:zwangsarbeit)',
        { decrease_distance: true },
      ),
      headline(['Ein Rad kehrt heim', 'A wheel comes home'], { level: 3, preline: ['Sammlung', 'Collection'] }),
      text(
        'Familie Salonen aus Kotka schenkt dem Museum das letzte Garnrad der Hansefleeter Bahn. [Zum Beitrag](page:garnrad)',
        'The Salonen family of Kotka has given the museum the last spinning wheel of the Hansefleet walk. [Read the article](page:garnrad)',
        { decrease_distance: true },
      ),
    ),
    full(
      headline(['Bilder', 'Pictures']),
      imageList('grid', [
        {
          key: 'trossenschlag',
          caption: [
            'Zugkraft: Trossenschlag, um 1880. © Reepwerk, Pressenutzung frei',
            'Traction: hawser-laid rope, about 1880. © Reepwerk, free for press use',
          ],
        },
        {
          key: 'kleeblatt',
          caption: [
            'Zugkraft: Kleeblattknoten. © Reepwerk, Pressenutzung frei',
            'Traction: trefoil knot. © Reepwerk, free for press use',
          ],
        },
        {
          key: 'lange-bahn',
          caption: ['Die Lange Bahn. © Reepwerk, Pressenutzung frei', 'The Long Walk. © Reepwerk, free for press use'],
        },
      ]),
      text(
        'Die Bilder dürfen Sie in der Berichterstattung über das Reepwerk kostenlos verwenden, mit Nachweis, unbeschnitten, wenn es geht, und nicht als Hintergrund für Schrift. Druckdateien schickt Ihnen Tjark Behrens binnen eines Tages.',
        'You may use the pictures free of charge when reporting on Reepwerk, with the credit line, uncropped if possible, and not as a background for type. Tjark Behrens will send you files for print within a day.',
      ),
      downloadList([
        {
          key: 'zugkraft-plan-de',
          title: ['Plan der Ausstellung Zugkraft', 'Plan of the exhibition Traction (German)'],
        },
        { key: 'hausordnung-de', title: ['Hausordnung, Kurzfassung', 'House rules, short version (German)'] },
        { key: 'hausordnung-en', title: ['Hausordnung, Kurzfassung (Englisch)', 'House rules, short version'] },
      ]),
    ),
  ],
};

const newsletter: DemoPage = {
  key: 'newsletter',
  parent: null,
  slug: { de: 'newsletter', en: 'newsletter' },
  title: { de: 'Programm per Post', en: 'Programme by post' },
  menu_name: { de: 'Newsletter', en: 'Newsletter' },
  meta_description: {
    de: 'Programm per Post: der Newsletter des Reepwerks, einmal im Monat, zwei Seiten, kein Anhang. So bestellen Sie ihn und so werden Sie ihn los.',
    en: 'Programme by post: Reepwerk’s newsletter, once a month, two pages, no attachments. How to order it and how to get rid of it.',
  },
  og_image: 'newsletter',
  containers: [
    full(image('newsletter', 'full')),
    container(
      '67-33',
      [
        text(
          `Einmal im Monat, zwei Seiten, kein Anhang. Am letzten Dienstag des Monats schreiben wir Ihnen, was im nächsten stattfindet, welches Objekt auf Reisen ist und was im Depot gefunden wurde. Es gibt ein Bild. Es gibt keine Countdown-Uhr.

Schicken Sie eine leere E-Mail an [post@reepwerk.example](mailto:post@reepwerk.example). Sie erhalten eine Antwort mit einem Satz und einem Link; erst wenn Sie diesen öffnen, stehen Sie auf der Liste. So kann niemand Sie anmelden außer Ihnen selbst.

Lieber auf Papier? Rufen Sie an, [04999 312-0](tel:+4949993120). Zweihundertvierzig Menschen bekommen das Programm in einem Umschlag, und wir haben noch Umschläge.`,
          `Once a month, two pages, no attachments. On the last Tuesday of the month we write to tell you what will happen in the next one, which object is travelling and what has been found in the stores. There is one picture. There is no countdown clock.

Send an empty e-mail to [post@reepwerk.example](mailto:post@reepwerk.example). You will receive an answer with one sentence and one link; only when you open it are you on the list. That way nobody can subscribe you but yourself.

Would you rather have it on paper? Call [+49 4999 312-0](tel:+4949993120). Two hundred and forty people receive the programme in an envelope, and we have envelopes left.`,
        ),
        link(['E-Mail schreiben', 'Write the e-mail'], 'mailto:post@reepwerk.example', { extra_class: 'primary' }),
      ],
      [
        facts(
          ['Kurz gesagt', 'In short'],
          [
            [
              ['Erscheint', 'Appears'],
              ['letzter Dienstag im Monat', 'last Tuesday of the month'],
            ],
            [
              ['Sprachen', 'Languages'],
              ['Deutsch oder Englisch', 'German or English'],
            ],
            [
              ['Messung', 'Tracking'],
              ['keine', 'none'],
            ],
            [
              ['Abbestellen', 'Leaving'],
              ['ein Klick, unten in jeder Ausgabe', 'one click, at the foot of every issue'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['Was wir speichern', 'What we store'])],
      text(
        'Ihre E-Mail-Adresse, die Sprache und den Zeitpunkt Ihrer Bestätigung. Ob Sie die Post öffnen, wissen wir nicht und wollen es nicht wissen. Nach der Abbestellung löschen wir die Adresse; den Nachweis, dass Sie einmal zugestimmt hatten, bewahren wir drei Jahre auf. Mehr steht in der [Datenschutzerklärung](page:datenschutz).',
        'Your e-mail address, the language and the moment of your confirmation. Whether you open our post we do not know and do not wish to know. When you leave we delete the address; the proof that you once agreed is kept for three years. There is more in the [privacy notice](page:datenschutz).',
      ),
    ),
  ],
};

const easyLanguage: DemoPage = {
  key: 'leichte-sprache',
  parent: null,
  slug: { de: 'leichte-sprache', en: 'easy-language' },
  title: { de: 'Leichte Sprache', en: 'Easy language' },
  in_footer: true,
  language_variant: 'leichte_sprache',
  meta_description: {
    de: 'Das Reepwerk in Leichter Sprache: Was ist das Museum? Wann ist es offen? Was kostet es? Wie komme ich hin?',
    en: 'Reepwerk in easy language: What is the museum? When is it open? What does it cost? How do I get there?',
  },
  og_image: 'leichte-sprache',
  containers: [
    container(
      '67-33',
      [
        text(
          `Guten Tag.
Das ist die Internet-Seite vom **Reepwerk**.
Das Reepwerk ist ein Museum.
Und das Reepwerk ist ein Theater.`,
          `Hello.
This is the website of **Reepwerk**.
Reepwerk is a museum.
And Reepwerk is a theatre.`,
        ),
        headline(['Was ist das Reepwerk?', 'What is Reepwerk?']),
        text(
          `Reep ist ein altes Wort.
Es bedeutet: **Seil**.
Früher haben Menschen hier Seile gemacht.
Die Seile waren für Schiffe.
Das Haus ist sehr lang.
Es ist 312 Meter lang.
Das ist so lang wie 26 Busse.`,
          `Reep is an old German word.
It means: **rope**.
In the past people made ropes here.
The ropes were for ships.
The house is very long.
It is 312 metres long.
That is as long as 26 buses.`,
        ),
        headline(['Was können Sie hier machen?', 'What can you do here?']),
        text(
          `- Sie können Seile ansehen.
- Sie können viele Dinge anfassen. An diesen Dingen ist ein grüner Punkt.
- Sie können eine große Maschine sehen. Die Maschine macht ein Seil. Sie ist laut.
- Sie können ein Theater-Stück sehen.
- Sie können Musik hören.
- Sie können Suppe und Kuchen essen. Das Café heißt Teer-Küche.`,
          `- You can look at ropes.
- You can touch many things. These things have a green dot.
- You can see a big machine. The machine makes a rope. It is loud.
- You can see a play.
- You can listen to music.
- You can eat soup and cake. The café is called Tar Kitchen.`,
        ),
      ],
      [image('leichte-sprache')],
    ),
    on(
      'sunken',
      container(
        '50-50',
        [
          headline(['Wann ist das Museum offen?', 'When is the museum open?']),
          text(
            `Das Museum ist offen:
Dienstag, Mittwoch, Freitag, Samstag und Sonntag
von 10 Uhr bis 18 Uhr.
Am Donnerstag ist das Museum länger offen:
von 10 Uhr bis 21 Uhr.
Am Montag ist das Museum zu.`,
            `The museum is open
on Tuesday, Wednesday, Friday, Saturday and Sunday
from 10 to 18.
On Thursday the museum is open longer:
from 10 to 21.
On Monday the museum is closed.`,
          ),
        ],
        [
          headline(['Was kostet es?', 'What does it cost?']),
          text(
            `Eine Karte kostet 9 €.
Manche Menschen zahlen weniger.
Zum Beispiel Menschen mit Behinderung.
Dann kostet die Karte 5 €.
Ihre Begleit-Person zahlt 0 €.
Kinder und Jugendliche bis 18 Jahre zahlen 0 €.`,
            `One ticket costs €9.
Some people pay less.
For example disabled people.
Then the ticket costs €5.
Your companion pays €0.
Children and young people up to 18 pay €0.`,
          ),
        ],
      ),
    ),
    container(
      '50-50',
      [
        headline(['Wie kommen Sie zu uns?', 'How do you get here?']),
        text(
          `Fahren Sie mit dem Zug nach Hansefleet.
Steigen Sie dort in den Bus.
Es ist die Bus-Linie 4.
Steigen Sie aus an der Halte-Stelle **Langes Tau**.
Der Eingang ist 80 Meter weiter.
Der Eingang ist ohne Stufen.`,
          `Take the train to Hansefleet.
There you take the bus.
It is bus number 4.
Get off at the stop **Langes Tau**.
The entrance is 80 metres further on.
The entrance has no steps.`,
        ),
      ],
      [
        headline(['Brauchen Sie Hilfe?', 'Do you need help?']),
        text(
          `Rufen Sie uns an.
Die Telefon-Nummer ist: [04999 312-20](tel:+49499931220).
Oder schreiben Sie eine E-Mail.
Die Adresse ist: [zugang@reepwerk.example](mailto:zugang@reepwerk.example).
Wir holen Sie gern vom Bus ab.
Ihr Assistenz-Hund darf mit in das Museum.
Es gibt einen ruhigen Raum.`,
          `Call us.
The phone number is: [+49 4999 312-20](tel:+49499931220).
Or write an e-mail.
The address is: [zugang@reepwerk.example](mailto:zugang@reepwerk.example).
We are happy to meet you at the bus.
Your assistance dog may come into the museum.
There is a quiet room.`,
        ),
      ],
    ),
    reading(
      [headline(['Wie benutzen Sie diese Internet-Seite?', 'How do you use this website?'])],
      text(
        `Oben ist das Menü.
Das Menü hat 5 Wörter:

- **Besuch:** Hier lesen Sie alles über Ihren Besuch.
- **Programm:** Hier lesen Sie: Was passiert im Haus?
- **Ausstellungen:** Hier lesen Sie: Was zeigt das Museum?
- **Mediathek:** Hier gibt es Texte, Filme und Ton.
- **Über uns:** Hier lesen Sie: Wer arbeitet hier?

Ganz unten ist die Fuß-Zeile.
Dort finden Sie unsere Adresse.
Dort finden Sie auch diese Seite wieder.`,
        `At the top is the menu.
The menu has 5 words:

- **Visit:** Here you read all about your visit.
- **Events:** Here you read: What happens in the house?
- **Exhibitions:** Here you read: What does the museum show?
- **Media library:** Here are texts, films and sound.
- **About:** Here you read: Who works here?

At the very bottom is the footer.
There you find our address.
There you also find this page again.`,
      ),
      headline(['Ist die Internet-Seite für alle da?', 'Is this website for everyone?']),
      text(
        `Wir wollen: Alle Menschen können diese Seite benutzen.
Manches klappt noch schlecht.
Zum Beispiel: Manche PDF-Dateien sind schwer zu lesen für blinde Menschen.
Haben Sie ein Problem gefunden?
Dann sagen Sie es uns: [Barriere melden](page:barriere-melden).
Wir antworten Ihnen in 2 Wochen.`,
        `We want everyone to be able to use this website.
Some things still work badly.
For example: Some PDF files are hard to read for blind people.
Have you found a problem?
Then tell us: [Report a barrier](page:barriere-melden).
We will answer you within 2 weeks.`,
      ),
    ),
  ],
};

const signLanguage: DemoPage = {
  key: 'gebaerdensprache',
  parent: null,
  slug: { de: 'gebaerdensprache', en: 'sign-language' },
  title: { de: 'Gebärdensprache', en: 'Sign language' },
  in_footer: true,
  language_variant: 'dgs',
  meta_description: {
    de: 'Das Reepwerk in Deutscher Gebärdensprache: Inhalt der Website, Navigation, Barrierefreiheit. Führungen und Gespräche mit DGS.',
    en: 'Reepwerk in German Sign Language: what the website contains, how to use it, accessibility. Tours and talks with sign language.',
  },
  og_image: 'gebaerdensprache',
  containers: [
    container(
      '67-33',
      [
        video({
          poster: 'gebaerdensprache',
          url: 'https://vimeo.com/312000003',
          length: ['4 Minuten', '4 minutes'],
          title: ['Das Reepwerk in Deutscher Gebärdensprache', 'Reepwerk in German Sign Language'],
          transcript: [
            `Eine Frau in dunkelblauem Pullover gebärdet vor einer hellgrauen Wand. Sie stellt das Haus vor: ein Museum für Seile, eine Bühne, ein Café, alles in einem Gebäude von 312 Metern. Sie zeigt die Gebärde für „Reepwerk“: Zwei Hände drehen einen Faden und gehen auseinander.

Danach erklärt sie das Menü, nennt die Öffnungszeiten und sagt, wo die Erklärung zur Barrierefreiheit steht und wie man eine Barriere meldet, auch mit einem eigenen Video.`,
            `A woman in a dark blue jumper signs in front of a light grey wall. She introduces the house: a museum of rope, a stage, a café, all in one building 312 metres long. She shows the sign for “Reepwerk”: two hands twist a thread and move apart.

She then explains the menu, gives the opening hours and says where to find the accessibility statement and how to report a barrier, with a video of your own if you like.`,
          ],
        }),
      ],
      [
        facts(
          ['Das Video', 'The video'],
          [
            [
              ['Sprache', 'Language'],
              ['DGS, mit Untertiteln', 'German Sign Language, with subtitles'],
            ],
            [
              ['Dauer', 'Length'],
              ['4 Minuten', '4 minutes'],
            ],
            [
              ['Gebärdet von', 'Signed by'],
              ['Marlene Tramm', 'Marlene Tramm'],
            ],
          ],
        ),
      ],
    ),
    container(
      '50-50',
      [
        headline(['Im Haus', 'In the house']),
        text(
          'Am ersten Sonntag im Monat führt Henrike Aldag um 12 Uhr durch die Lange Bahn, gedolmetscht in Deutscher Gebärdensprache. Zweimal im Jahr führt Marlene Tramm selbst; dann wird für die Hörenden gedolmetscht. Der Videoguide zur Ausstellung Zugkraft hat dreißig Stationen und liegt kostenlos an der Kasse.',
          'On the first Sunday of the month, at 12:00, Henrike Aldag gives a tour of the Long Walk, interpreted into German Sign Language. Twice a year Marlene Tramm gives the tour herself; then it is interpreted for the hearing. The video guide to Traction has thirty stops and is free at the ticket desk.',
        ),
      ],
      [
        headline(['Auf der Bühne', 'On stage']),
        text(
          'Gespräche und Premieren werden gedolmetscht, das Pult steht links, und links halten wir auch zwanzig Plätze mit guter Sicht frei. Sagen Sie beim Kartenkauf „DGS“. Bei Konzerten liegen die Resonanzböden vor der ersten Reihe: Schuhe aus, und Sie hören mit.',
          'Talks and opening nights are interpreted; the interpreter stands on the left, and that is where we keep twenty seats with a good view. Say “DGS” when buying your ticket. At concerts the soundboards lie in front of the first row: take off your shoes and you will hear.',
        ),
      ],
    ),
    full(
      text(
        'Fragen in DGS beantworten wir mittwochs von 14 bis 16 Uhr per Video. Einen Termin bekommen Sie unter [dgs@reepwerk.example](mailto:dgs@reepwerk.example) oder per SMS an 0171 3120 312.',
        'Questions in German Sign Language are answered by video on Wednesdays from 14:00 to 16:00. Make an appointment at [dgs@reepwerk.example](mailto:dgs@reepwerk.example) or by text message to +49 171 3120 312.',
      ),
      link(['Erklärung zur Barrierefreiheit', 'Accessibility statement'], 'page:erklaerung'),
    ),
  ],
};

export const servicePages: DemoPage[] = [press, newsletter, easyLanguage, signLanguage];
