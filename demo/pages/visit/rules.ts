import { reading } from '../../compose/structure.ts';
import { headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const rules: DemoPage = {
  key: 'hausordnung',
  parent: 'besuch',
  slug: { de: 'hausordnung', en: 'house-rules' },
  title: { de: 'Hausordnung', en: 'House rules' },
  meta_description: {
    de: 'Die Hausordnung des Reepwerks: Taschen, Fotos, Anfassen, Essen, Hunde, Feuer. Zwölf Absätze, jeder mit einem Grund.',
    en: 'The house rules of Reepwerk: bags, photographs, touching, food, dogs, fire. Twelve paragraphs, each with a reason.',
  },
  containers: [
    reading(
      [headline(['Warum überhaupt', 'Why at all'])],
      text(
        'Das Haus ist über 160 Jahre alt, aus Kiefernholz, und hat ein Jahrhundert lang Teer eingeatmet. Es verträgt Menschen gut, Feuer schlecht und Rucksäcke mittel. Mit Ihrer Karte stimmen Sie den folgenden Regeln zu.',
        'The house is more than 160 years old, built of pine, and has been breathing tar for a century. It tolerates people well, fire badly and rucksacks so-so. By taking a ticket you agree to the following rules.',
      ),
    ),
    reading(
      [headline(['Im Haus', 'In the house'])],
      text(
        `1. **Taschen** größer als ein A4-Blatt und alle Rucksäcke kommen in die Schließfächer. Auf dem Rücken trägt man eine Breite, die man nicht sieht.
2. **Anfassen** dürfen Sie alles mit grünem Punkt. Alles andere ist älter als Ihre Großeltern und hat weniger Haut.
3. **Fotografieren** für sich selbst ist erlaubt, ohne Blitz und ohne Stativ. Wenn Menschen im Bild sind, fragen Sie bitte.
4. **Essen und Trinken** in der Teerküche und im Hof. Wasser in verschließbaren Flaschen überall.
5. **Rauchen** und Dampfen nirgends, auch nicht vor der Tür. Die Nachbarschaft besteht aus demselben Holz.
6. **Kinder** sind willkommen. Unter zehn Jahren brauchen sie jemanden, der mitgeht; auf der Maschine darf niemand sitzen, egal wie alt.
7. **Hunde** warten im Hof, dort steht Wasser. Assistenzhunde gehen mit hinein, überallhin.`,
        `1. **Bags** larger than a sheet of A4 and all rucksacks go into the lockers. On your back you carry a width you cannot see.
2. **Touch** everything with a green dot. Everything else is older than your grandparents and has less skin.
3. **Photography** for your own use is allowed, without flash or tripod. If there are people in the picture, please ask.
4. **Food and drink** in the Tar Kitchen and the yard. Water in bottles that close, anywhere.
5. **Smoking** and vaping nowhere, not even outside the door. The neighbourhood is made of the same wood.
6. **Children** are welcome. Under ten they need somebody to come along; nobody may sit on the machine, whatever their age.
7. **Dogs** wait in the yard, where there is water. Assistance dogs come in, everywhere.`,
      ),
    ),
    reading(
      [headline(['Auf der Bühne', 'On stage'])],
      text(
        `8. Wer **zu spät** kommt, kommt zur nächsten passenden Stelle hinein. Die Abendleitung kennt sie, das Ensemble auch.
9. **Aufnahmen** während der Vorstellung sind nicht erlaubt. Am Ende halten wir den Schlussapplaus so lange, dass es für ein Bild reicht.
10. Bei **Relaxed Performances** dürfen Sie hinaus und wieder hinein, reden, lachen und sich bewegen.`,
        `8. **Latecomers** are let in at the next suitable moment. The front-of-house manager knows when that is; so do the actors.
9. **Recording** during the performance is not permitted. The curtain call lasts long enough for a photograph.
10. At **relaxed performances** you may go out and come back, talk, laugh and move about.`,
      ),
    ),
    reading(
      [headline(['Im Notfall', 'In an emergency'])],
      text(
        `11. Bei **Alarm** gehen Sie zum nächsten Ausgang; in der Langen Bahn liegt alle 40 Meter einer, grün beleuchtet. Sammelpunkt ist der Reepsteg. Wer den Aufzug braucht, bleibt im gesicherten Bereich daneben: Dort holen wir Sie ab.
12. Den **Anweisungen** des Personals folgen Sie bitte. Wer andere gefährdet oder beleidigt, muss gehen; der Eintritt wird dann nicht erstattet.`,
        `11. If the **alarm** sounds, go to the nearest exit; in the Long Walk there is one every 40 metres, lit in green. The assembly point is the Reepsteg landing. If you need the lift, stay in the protected area beside it: we will come and fetch you.
12. Please follow the **instructions** of the staff. Anyone who endangers or insults others must leave; admission is then not refunded.`,
      ),
      text(
        'Stand: Januar 2026. Die Geschäftsbedingungen für den Kartenkauf stehen [auf einer eigenen Seite](page:agb).',
        'Version of January 2026. The terms for buying tickets are [on a page of their own](page:agb).',
        { decrease_distance: true },
      ),
    ),
  ],
};
