import { imageAlias } from '../compose/media.ts';
import { link } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column, pullQuote } from './parts.ts';

const title = { de: 'Probentagebuch: Das Seil spielt mit', en: 'Rehearsal diary: The rope is in the cast' };

export const rehearsal: DemoArticle = {
  key: 'probentagebuch',
  category: 'buehne',
  age: 5,
  authors: ['svea-lindqvist'],
  tags: ['buehne', 'seil'],
  productions: ['ballade'],
  lead: [
    'Fünf Wochen, drei Menschen, ein Rad und zweihundert Meter Hanf. In Woche drei hat das Seil Lampenfieber.',
    'Five weeks, three people, one wheel and two hundred metres of hemp. In week three the rope has stage fright.',
  ],
  picture: 'partitur-3',
  caption: ['So schwingt ein Seil, wenn alle drei daran ziehen.', 'How a rope vibrates when all three are pulling.'],
  slug: { de: 'das-seil-spielt-mit', en: 'the-rope-is-in-the-cast' },
  title,
  meta_description: {
    de: 'Probentagebuch zur Ballade vom gerissenen Tau: fünf Wochen mit drei Menschen, einem Rad und zweihundert Metern Hanf.',
    en: 'Rehearsal diary of The Ballad of the Broken Rope: five weeks with three people, one wheel and two hundred metres of hemp.',
  },
  containers: [
    chapter(['Woche eins', 'Week one'], 'woche-eins', {
      de: `Erste Leseprobe am Tisch. Merle Oltmanns liest die Regieanweisungen selbst, langsam, als wären sie Text. „Das Seil liegt da.“ Pause. „Es liegt da, bis zum Schluss.“ Enno fragt, ob man es nicht lieber projizieren wolle. Nein.

Am Nachmittag kommt Hauke Thiessen aus der Seilerei und bringt es mit. Zweihundert Meter, vierundzwanzig Millimeter, vierundneunzig Kilo. Wir legen es in Achten auf die Bühne. Es dauert zwei Stunden, und am Ende weiß jeder, was „Gewicht einer Szene“ bedeutet.`,
      en: `First read-through at the table. Merle Oltmanns reads the stage directions herself, slowly, as though they were lines. “The rope lies there.” Pause. “It lies there until the end.” Enno asks whether one might not project it instead. No.

In the afternoon Hauke Thiessen arrives from the rope shop and brings it along. Two hundred metres, twenty-four millimetres, ninety-four kilos. We flake it down on the stage. It takes two hours, and by the end everyone knows what is meant by the weight of a scene.`,
    }),
    chapter(['Woche zwei', 'Week two'], 'woche-zwei', {
      de: `Rückwärts spielen ist schwerer als rückwärts gehen. In der vierten Szene weiß Liv noch nicht, was sie in der dritten schon bereut hat. Sie hängt einen Zettel an die Wand: *Was ich hier noch nicht weiß.* Am Ende der Woche hängen dort dreiundvierzig Zettel. Wir proben nicht, was die Figuren denken, sondern was ihnen bevorsteht.

Baran lernt, das Rad zu drehen. Es sieht leicht aus. Nach zwanzig Minuten sieht es nicht mehr leicht aus. Das Kind, das ihn in der Schlussszene ablösen wird, ist neun, heißt Tomma und dreht eine Stunde ohne ein Wort. „Ich denke dabei an was anderes“, sagt sie. Merle schreibt den Satz ins Stück.`,
      en: `Acting backwards is harder than walking backwards. In scene four Liv does not yet know what in scene three she has already come to regret. She pins a note to the wall: *What I do not know here yet.* By the end of the week there are forty-three. We are rehearsing not what the characters think but what lies ahead of them.

Baran is learning to turn the wheel. It looks easy. After twenty minutes it no longer looks easy. The child who will relieve him in the final scene is nine, is called Tomma, and turns it for an hour without a word. “I think about something else,” she says. Merle puts the line into the play.`,
    }),
    pullQuote(
      'cc02',
      ['„Es liegt da, bis zum Schluss.“', '“It lies there until the end.”'],
      ['Regieanweisung, erste Szene', 'Stage direction, scene one'],
    ),
    chapter(
      ['Woche drei', 'Week three'],
      'woche-drei',
      {
        de: `Das Seil hat Lampenfieber. Anders ist es nicht zu erklären. In der Werkstatt lag es still; unter den Scheinwerfern wird es warm, die Litzen trocknen, und es fängt an zu arbeiten. Mitten in Livs Monolog richtet sich eine Bucht auf, langsam, wie jemand, der etwas sagen möchte. Das Ensemble steht und schaut. Merle lacht nicht. „Drinlassen“, sagt sie.

Die Technik ist dagegen. Jörn Paulsen rechnet vor, dass ein Seil unter Restspannung nicht wissen kann, wann sein Auftritt ist. Wir einigen uns: zwei Eimer Wasser vor jeder Vorstellung, dann weiß es das ungefähr.`,
        en: `The rope has stage fright. There is no other explanation. In the workshop it lay still; under the lamps it grows warm, the strands dry out, and it begins to move. In the middle of Liv’s monologue a bight rises up, slowly, like someone who would like to say something. The company stands and stares. Merle does not laugh. “Keep it in,” she says.

The technical department is against it. Jörn Paulsen demonstrates that a rope under residual tension cannot know its cue. We compromise: two buckets of water before each performance, then it knows roughly.`,
      },
      [
        imageAlias(
          'vertical',
          'kleeblatt-nacht',
          ['Der Knoten in Szene sechs.', 'The knot in scene six.'],
          'production:ballade',
        ),
      ],
    ),
    chapter(['Woche vier', 'Week four'], 'woche-vier', {
      de: `Der Knall. Das Stück beginnt mit ihm, wir proben ihn zuletzt. Auf der Prüfbank haben wir siebzehn Taue reißen lassen und aufgenommen. Das Ergebnis überrascht alle: Ein Hanfseil knallt nicht. Es seufzt, dann peitscht es, und dann ist es so still, dass man die Mole hört. Ilka Brandt, die nebenan ihre Ketten stimmt, kommt herüber und sagt: „Nehmt die Stille.“ Wir nehmen die Stille. Sie dauert elf Sekunden, für jeden an Bord eine.`,
      en: `The bang. The play begins with it; we rehearse it last. On the test bench we have parted and recorded seventeen ropes. The result surprises everyone: hemp does not bang. It sighs, then it lashes, and then it is so quiet that you can hear the mole. Ilka Brandt, tuning her chains next door, comes over and says: “Take the silence.” We take the silence. It lasts eleven seconds, one for each person on board.`,
    }),
    chapter(['Woche fünf', 'Week five'], 'woche-fuenf', {
      de: `Hauptprobe. Das Seil steht pünktlich auf. Tomma dreht. Im Zuschauerraum sitzt Frau Jessen, siebenundachtzig, deren Großmutter unter den acht war, die an Land kamen. Nachher fragen wir sie, ob es so gewesen sein könnte. Sie überlegt lange. „Nein“, sagt sie. „Aber so hätte man es erzählen müssen.“`,
      en: `Dress rehearsal. The rope rises on time. Tomma turns. In the auditorium sits Mrs Jessen, eighty-seven, whose grandmother was one of the eight who came ashore. Afterwards we ask whether it could have been like that. She thinks for a long while. “No,” she says. “But that is how it should have been told.”`,
    }),
    column([], [link(['Zum Stück', 'About the play'], 'production:ballade', { extra_class: 'primary' })]),
  ],
};
