import { image } from '../../compose/media.ts';
import { container, on, reading } from '../../compose/structure.ts';
import { headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const easyLanguage: DemoPage = {
  key: 'leichte-sprache',
  parent: 'zugang',
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
