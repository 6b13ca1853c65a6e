import type { Pair } from '../compose/pair.ts';

/** One of 11,400 objects, each Wednesday at half past twelve. */
export const things: Pair[] = [
  ['Das letzte Garnrad', 'The last yarn wheel'],
  ['Ein Türkenbund aus Walbart', 'A Turk’s head of baleen'],
  ['Die Lohntüte vom 4. August 1914', 'The pay packet of 4 August 1914'],
  ['Trosse, dreischäftig, angesengt', 'Hawser, three-strand, singed'],
  ['Der Hechelkamm der Witwe Brodersen', 'Widow Brodersen’s hackle'],
  ['Ein Fender aus Feuerwehrschlauch', 'A fender made of fire hose'],
  ['Telefonkabel, Büsum 1928', 'Telephone cable, Büsum 1928'],
  ['Das Glockenseil von St. Jürgen', 'The bell rope of St Jürgen'],
  ['Springseil, sechs Meter, viel benutzt', 'Skipping rope, six metres, much used'],
  ['Nähfaden, 0,07 Millimeter', 'Suture, 0.07 millimetres'],
  ['Die Stempel der Reepbahn', 'The stamps of the ropewalk'],
  ['Ein Eimer Teer', 'A bucket of tar'],
  ['Bergseil, gerissen', 'Climbing rope, broken'],
  ['Die Arbeitskarte der Olena H.', 'The work card of Olena H.'],
  ['Kleeblattknoten, Glas', 'Trefoil knot, glass'],
  ['Lotleine mit sieben Marken', 'Lead line with seven marks'],
  ['Ein Brief über Manilahanf', 'A letter about Manila hemp'],
  ['Das Wurfnetz aus Chittagong', 'The cast net from Chittagong'],
  ['Strickleiter für einen Lotsen', 'A pilot’s rope ladder'],
  ['Sisalmuster in elf Tüten', 'Sisal samples in eleven bags'],
  ['Die Uhr, die um fünf nach zehn steht', 'The clock stopped at five past ten'],
  ['Tampen, unbekannte Hand', 'Rope’s end, unknown hand'],
];

/** What is tied on Sundays. */
export const knots: Pair[] = [
  ['der Achtknoten und der Bär, der nicht loslassen konnte', 'the figure eight and the bear who could not let go'],
  ['der Palstek und das Krokodil im Brunnen', 'the bowline and the crocodile in the well'],
  ['der Kreuzknoten und die zwei Großmütter', 'the reef knot and the two grandmothers'],
  ['der Webeleinstek und der Elefant am Zaun', 'the clove hitch and the elephant at the fence'],
  ['der Schotstek und der kleine Drachen', 'the sheet bend and the little kite'],
  ['der Trossenstek und das Fischernetz', 'the carrick bend and the fishing net'],
  ['der Türkenbund und der Kuchen', 'the Turk’s head and the cake'],
  ['der Stopperstek und die schnelle Schnecke', 'the rolling hitch and the fast snail'],
];

/** Questions at the long table. */
export const questions: Pair[] = [
  ['Wem gehört der Hafen?', 'Who owns the harbour?'],
  ['Was schuldet ein Museum den Toten?', 'What does a museum owe the dead?'],
  ['Wie lange hält ein Versprechen?', 'How long does a promise hold?'],
  ['Wer putzt eigentlich?', 'Who does the cleaning, actually?'],
  ['Steigt das Wasser oder sinkt das Land?', 'Is the water rising or the land sinking?'],
  ['Darf man Arbeit schön finden?', 'May one find work beautiful?'],
  ['Was tun mit dem Kran?', 'What to do with the crane?'],
  ['Muss das alles aufgehoben werden?', 'Must all of this be kept?'],
  ['Fasern, die vergehen', 'Fibres that vanish'],
  ['Streik, 1896: elf Wochen', 'Strike, 1896: eleven weeks'],
  ['Wer hat Angst vor der Oper?', 'Who is afraid of opera?'],
  ['Ist Platt noch zu retten, und wovor?', 'Can Low German be saved, and from what?'],
];

export const films: Pair[] = [
  ['Man of Aran', 'Man of Aran'],
  ['Die letzte Schicht (1971), mit Livemusik', 'The last shift (1971), with live music'],
  ['Leviathan', 'Leviathan'],
  ['Windjammer vor der Haustür', 'Tall ships on the doorstep'],
  ['Das Tau: drei kurze Filme', 'The rope: three short films'],
  ['Nordsee ist Mordsee', 'North Sea Is Death Sea'],
];

export const readings: Pair[] = [
  ['Adaeze Umeh liest „Kielwasser“', 'Adaeze Umeh reads from “Wake”'],
  ['Der Schimmelreiter, ganz, in einem Zug', 'The Rider on the White Horse, all of it, in one go'],
  ['Klaas Ubben erzählt: 4 000 Schiffe', 'Klaas Ubben remembers: four thousand ships'],
  ['Seemannsgarn, geprüft von Paul Nowak', 'Sailors’ yarns, checked by Paul Nowak'],
  ['Briefe aus der Reepbahn, 1870 bis 1933', 'Letters from the ropewalk, 1870 to 1933'],
];
