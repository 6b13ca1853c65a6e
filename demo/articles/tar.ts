import { image, podcast } from '../compose/media.ts';
import { link, text } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column, pullQuote } from './parts.ts';

const title = { de: 'Teer riecht nach Zukunft', en: 'Tar smells of the future' };

export const tar: DemoArticle = {
  key: 'teer',
  category: 'gespraech',
  age: 9,
  authors: ['nele-hagenah'],
  tags: ['hafen', 'erinnerung'],
  preline: ['24 Minuten hören', '24 minutes, listen'],
  lead: [
    'Die Parfümeurin Inga Petersen sammelt Gerüche, die es bald nicht mehr gibt. In der Langen Bahn hat sie sieben gefunden. Einer davon hat die Feuerwehr gerufen.',
    'The perfumer Inga Petersen collects smells that will soon be gone. In the Long Walk she found seven. One of them called the fire brigade.',
  ],
  picture: 'schlag-nah',
  caption: ['Geteertes und ungeteertes Garn nebeneinander.', 'Tarred and untarred yarn side by side.'],
  slug: { de: 'teer-riecht-nach-zukunft', en: 'tar-smells-of-the-future' },
  title,
  meta_description: {
    de: 'Ein Gespräch mit der Parfümeurin Inga Petersen über Holzteer, verschwindende Gerüche und die Frage, wie man Luft inventarisiert.',
    en: 'A conversation with the perfumer Inga Petersen on wood tar, vanishing smells and how to give air an inventory number.',
  },
  containers: [
    column(
      [],
      [
        podcast({
          url: 'https://reepwerk.podigee.io/12-teer-riecht-nach-zukunft',
          media_type: 'podigee',
          title: ['Folge 12: Teer riecht nach Zukunft', 'Episode 12: Tar smells of the future (in German)'],
        }),
        text(
          `**Frau Petersen, was riecht man, wenn man hier hereinkommt?**

Zuerst Teer, das sagen alle. Aber Teer ist kein Geruch, Teer ist ein Chor. Vorn steht Guajakol, das ist der Rauch, der Schinken, der Whisky. Dahinter Kresol, die Apotheke. Ganz hinten etwas Süßes, fast Vanille. Das hört man erst, wenn die anderen müde sind, nach zehn Minuten etwa. Die meisten Besucher sind da schon bei Meter achtzig.`,
          `**Ms Petersen, what does one smell on coming in here?**

Tar first, everybody says so. But tar is not a smell, tar is a choir. In front stands guaiacol, which is smoke, ham, whisky. Behind it cresol, the chemist’s shop. And right at the back something sweet, nearly vanilla. You only hear it once the others are tired, after ten minutes or so. By then most visitors have got to metre eighty.`,
        ),
      ],
    ),
    chapter(['Sieben Proben', 'Seven samples'], 'sieben-proben', {
      de: `**Sie haben sieben Gerüche gesichert. Wie macht man das?**

Mit einer Glasglocke, einer Pumpe und sehr viel Warten. Ich stelle die Glocke über das Objekt und ziehe vier Stunden lang Luft durch ein Röhrchen. Was hängen bleibt, wird im Labor in seine Teile zerlegt. Dann baue ich es nach, das ist der kürzere Teil. Der längere ist, zu erklären, warum jemand nachts um drei neben einem Seil sitzt.

**Welche sieben sind es?**

Frischer Teer. Alter Teer. Hanf vor dem Hecheln, der riecht nach Heu und ein bisschen nach Pferd. Hanf danach, da ist das Pferd weg. Maschinenöl von 1950. Die Schürze der Alma Brodersen, über die möchte ich nicht sprechen. Und Nummer sieben, der Boden bei Meter 205, an dem Nebelhorn.

**Warum ausgerechnet dort?**

Weil dort dreißig Jahre lang jemand gefrühstückt hat. Kaffee, Schmalz, nasse Wolle. Es steckt im Holz. Als wir die Diele erwärmten, um sie zum Sprechen zu bringen, ging der Rauchmelder an. Die Feuerwehr war in sechs Minuten da. Ein älterer Kollege blieb stehen, schnupperte und sagte: „Das ist mein Opa.“ Er hatte recht, wir haben es nachgeprüft.`,
      en: `**You have secured seven smells. How is that done?**

With a glass bell, a pump and a great deal of waiting. I put the bell over the object and draw air through a small tube for four hours. What sticks is taken apart in the laboratory. Then I rebuild it, which is the shorter part. The longer one is explaining why anyone should be sitting next to a rope at three in the morning.

**Which seven are they?**

Fresh tar. Old tar. Hemp before hackling, which smells of hay and a little of horse. Hemp after hackling, when the horse has left. Machine oil of 1950. Alma Brodersen’s apron, which I would rather not talk about. And number seven, the floor at metre 205, by the foghorn.

**Why there of all places?**

Because for thirty years somebody had breakfast there. Coffee, dripping, wet wool. It is in the wood. When we warmed the board to make it speak, the smoke detector went off. The fire brigade came in six minutes. One of the older men stopped, sniffed, and said: “That’s my grandad.” He was right. We checked.`,
    }),
    pullQuote(
      'cc03',
      [
        '„Ein Geruch ist das einzige Objekt, das man verbraucht, indem man es ansieht.“',
        '“A smell is the only object you use up by looking at it.”',
      ],
      ['Inga Petersen, Parfümeurin', 'Inga Petersen, perfumer'],
    ),
    chapter(
      ['Was bleibt', 'What remains'],
      'was-bleibt',
      {
        de: `**Warum sagen Sie, Teer rieche nach Zukunft?**

Weil er nie wegen der Gegenwart aufgetragen wurde. Niemand teert ein Tau für heute. Man teert es für eine Nacht in drei Jahren, in der es nass wird. Teer ist ein geruchsförmiges Vorhaben. Und ganz praktisch: Kiefernteer kommt wieder. Er wächst nach, er ist ungiftiger als das, womit wir ihn ersetzt haben, in Norwegen streichen sie damit wieder Stabkirchen.

**Und die anderen Gerüche?**

Die gehen. Maschinenöl von 1950 stellt keiner mehr her, nasse Wolle trägt keiner mehr zur Arbeit. In zwanzig Jahren ist das Haus, wenn man nichts tut, ein Haus, das nach Haus riecht. Deshalb die Röhrchen. Sie haben jetzt Inventarnummern, 2025/1 bis 2025/7. Der Registrar hat gefragt, was er unter „Maße“ eintragen soll. Wir haben uns auf „raumfüllend“ geeinigt.

**Darf man daran riechen?**

Donnerstags, an der Station am Hechelboden. Immer nur eine Probe, immer nur kurz. Danach riechen Sie bitte an Ihrem eigenen Ärmel, das setzt die Nase zurück. Es ist übrigens ein guter Moment, um zu merken, wonach Sie selbst riechen. Die meisten wissen es nicht. Sammeln Sie es, solange es noch da ist.`,
        en: `**Why do you say that tar smells of the future?**

Because it was never applied for the sake of the present. Nobody tars a rope for today. You tar it for a night three years hence when it will get wet. Tar is an intention in the form of a smell. And, quite practically, pine tar is coming back. It grows again, it is less poisonous than what we replaced it with; in Norway they are painting stave churches with it once more.

**And the other smells?**

They are leaving. Nobody makes the machine oil of 1950, nobody goes to work in wet wool. In twenty years, if nothing is done, the house will be a house that smells of house. Hence the tubes. They have inventory numbers now, 2025/1 to 2025/7. The registrar asked what he should enter under “dimensions”. We agreed on “fills the room”.

**May one smell them?**

On Thursdays, at the station on the Hackling Floor. One sample at a time, and briefly. Then, please, smell your own sleeve; it resets the nose. It is a good moment, by the way, to notice what you smell of yourself. Most people do not know. Collect it while it lasts.`,
      },
      [
        image('nachtschlag', 'vertical', [
          'Probe 2025/1 stammt von diesem Tau.',
          'Sample 2025/1 was taken from this rope.',
        ]),
      ],
    ),
    column([], [link(['Die Teerküche heute', 'The Tar Kitchen today'], 'page:teerkueche')]),
  ],
};
