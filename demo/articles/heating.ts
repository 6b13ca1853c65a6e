import { twoColumns } from '../compose/media.ts';
import { full, on } from '../compose/structure.ts';
import { facts, link, text } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column } from './parts.ts';

const title = {
  de: 'Wie wir 312 Meter heizen, ohne das Klima zu verheizen',
  en: 'How to heat 312 metres without heating the planet',
};

export const heating: DemoArticle = {
  key: 'heizen',
  category: 'haus',
  age: 17,
  authors: ['joern-paulsen', 'mehmet-aydin'],
  tags: ['bauen', 'klima'],
  lead: [
    'Abwärme, Schafwolle und ein sehr langer Teppich. Ein Bericht aus einem Gebäude, das fast nur aus Außenwand besteht.',
    'Waste heat, sheep’s wool and a very long carpet. A report from a building that consists almost entirely of outside wall.',
  ],
  picture: 'leinwand',
  caption: ['Gewebeprobe für den Teppich, zweifache Vergrößerung.', 'Sample weave for the carpet, enlarged twice.'],
  slug: { de: 'wie-wir-312-meter-heizen', en: 'how-to-heat-312-metres' },
  title,
  meta_description: {
    de: 'Abwärme, Schafwolle und ein sehr langer Teppich: wie das Reepwerk seinen Verbrauch in vier Wintern auf ein Fünftel gesenkt hat.',
    en: 'Waste heat, sheep’s wool and a very long carpet: how Reepwerk cut its consumption to a fifth within four winters.',
  },
  containers: [
    column(
      [],
      [
        text(
          `Wer ein Haus bauen wollte, das möglichst viel Wärme verliert, müsste es lang, schmal und aus Brettern machen, ans Wasser stellen und mit zweihundertacht Fenstern versehen. 1861 hat das jemand getan. Es war kein Fehler: Reepschläger bewegen sich, und Hanf mag es kühl.

Museumsbesucher bewegen sich weniger. Deshalb stand hier bis zum Winter 2021 alle zwanzig Meter ein Gasstrahler unter der Decke, und der warme Teil der Luft war immer dort, wo niemand war. Die Rechnung kam jährlich und war so lang wie das Haus.

Als sie sich verdreifachte, haben wir drei Fragen gestellt, in dieser Reihenfolge: Was brauchen die Objekte? Was brauchen die Leute? Und was brauchen wir nur, weil wir es immer hatten?`,
          `If you wished to build a house that loses as much heat as possible, you would make it long, narrow and of boards, put it beside the water and give it two hundred and eight windows. In 1861 somebody did. It was no mistake: ropemakers keep moving, and hemp likes the cool.

Museum visitors move less. So until the winter of 2021 a gas heater hung from the ceiling every twenty metres, and the warm part of the air was always where nobody was. The bill came once a year and was as long as the building.

When it trebled, we asked three questions, in this order. What do the objects need? What do people need? And what do we need only because we have always had it?`,
        ),
      ],
      [
        facts(
          ['In Zahlen', 'In figures'],
          [
            [
              ['Verbrauch 2021', 'Consumption 2021'],
              ['612.000 kWh', '612,000 kWh'],
            ],
            [
              ['Verbrauch 2025', 'Consumption 2025'],
              ['118.000 kWh', '118,000 kWh'],
            ],
            [
              ['Temperatur im Winter', 'Winter temperature'],
              ['16 Grad', '16 degrees'],
            ],
            [
              ['Luftfeuchte', 'Humidity'],
              ['48 bis 55 %', '48 to 55 %'],
            ],
            [
              ['Länge des Teppichs', 'Length of the carpet'],
              ['288 m', '288 m'],
            ],
          ],
        ),
      ],
    ),
    chapter(['Was die Objekte brauchen', 'What the objects need'], 'objekte', {
      de: `Gleichmaß. Einem Tau von 1880 ist es gleich, ob es zwölf oder zwanzig Grad hat, solange es nicht dreimal am Tag umziehen muss. Unsere Restauratorin hat zwei Jahre lang Fühler in vierzig Objekte gesteckt und festgestellt, dass das Klima, das wir teuer hergestellt hatten, schlechter war als das, was das Haus von selbst macht, wenn man die Türen schließt. Seitdem gilt: sechzehn Grad im Winter, sechsundzwanzig im Sommer, dazwischen so langsam wie möglich.

Die Wände haben wir von innen mit Schafwolle gefüllt, achtzehn Tonnen von den Deichen zwischen hier und Büsum. Wolle nimmt Feuchte auf und gibt sie wieder her, darin ist sie dem Hanf verwandt. Die Deichschäferei hatte sie bis dahin verbrannt, weil niemand sie kaufte.`,
      en: `Steadiness. A rope of 1880 does not care whether it is twelve or twenty degrees, as long as it need not move house three times a day. Our conservator spent two years putting sensors into forty objects and found that the climate we had produced at great expense was worse than the one the building makes by itself if you close the doors. Since then the rule has been sixteen degrees in winter, twenty-six in summer, and as slowly as possible in between.

We filled the walls from the inside with sheep’s wool, eighteen tonnes from the dykes between here and Büsum. Wool takes up moisture and gives it back; in this it is a relative of hemp. Until then the dyke shepherds had burnt it, because nobody would buy it.`,
    }),
    chapter(['Was die Leute brauchen', 'What people need'], 'leute', {
      de: `Warme Füße. Das ist fast alles. Wer warme Füße hat, hält sechzehn Grad für angenehm; wer kalte hat, friert bei zwanzig. Also liegt in der Mitte der Bahn jetzt ein Teppich, 288 Meter lang, aus der gröberen Wolle derselben Schafe gewebt, und unter ihm ein Rohr mit Wasser von einunddreißig Grad. Mehr heizen wir nicht.

Das Wasser kommt von nebenan. Die Stadtwerke betreiben am Seilerkai ein Rechenzentrum, das bis dahin den Fleet gewärmt hatte, sehr zur Freude der Aale. Jetzt wärmt es zuerst uns. Die Aale bekommen den Rest.

Dazu kommen vierzig Umhänge an der Kasse, wiederum Wolle, wiederum Deich. Wir hatten mit Spott gerechnet. Inzwischen müssen wir am Ausgang darum bitten, sie zurückzugeben.`,
      en: `Warm feet. That is very nearly all. With warm feet you will find sixteen degrees pleasant; with cold ones you will freeze at twenty. So down the middle of the Walk there now lies a carpet, 288 metres long, woven of the coarser wool of the same sheep, and beneath it a pipe with water at thirty-one degrees. That is all the heating there is.

The water comes from next door. On Seilerkai the municipal utility runs a data centre which had until then been warming the canal, to the delight of the eels. Now it warms us first. The eels get what is left.

Then there are forty capes at the ticket desk, wool again, dyke again. We had been prepared for mockery. These days we have to ask for them back at the exit.`,
    }),
    on(
      'cc02',
      full(
        twoColumns('text-image', 'kreuzende-felder', [
          '**Was wir nur hatten, weil wir es immer hatten:** einen Luftschleier an der Tür, den niemand vermisst. Beleuchtung in leeren Abschnitten. Eine Klimaanlage im Serverraum, der jetzt ein Schrank ist. Und die Überzeugung, ein Museum müsse so warm sein wie ein Wohnzimmer. Es ist kein Wohnzimmer. Es ist ein sehr langer Schuppen mit sehr guten Sachen darin.',
          '**What we had only because we always had it:** an air curtain at the door, which nobody misses. Lights in empty stretches. Air conditioning in the server room, which is now a cupboard. And the belief that a museum must be as warm as a sitting room. It is not a sitting room. It is a very long shed with very good things in it.',
        ]),
      ),
    ),
    chapter(['Was noch fehlt', 'What is still missing'], 'fehlt', {
      de: `Das Dach. Auf 2.300 Quadratmeter Südseite passen Solarmodule, aber das Haus ist ein Denkmal, und rote Ziegel, die Strom machen, gibt es noch nicht in unserem Rot. Wir verhandeln. Die Denkmalpflege sagt, sie habe Zeit; sie denkt in Dächern. Wir denken in Wintern. Bis dahin steht der Verbrauch jeden Monat auf einer Tafel am Kopfhaus, neben der Ebbe und der Flut.`,
      en: `The roof. Its 2,300 square metres of south side would hold a good many solar panels, but the house is listed, and red tiles that make electricity do not yet come in our red. We are negotiating. The heritage office says it has time; it thinks in roofs. We think in winters. Until then our consumption is posted every month on a board at the Head House, beside the times of high and low water.`,
    }),
    column([], [link(['Leitbild: wofür das Haus da ist', 'Mission: what the house is for'], 'page:leitbild')]),
  ],
};
