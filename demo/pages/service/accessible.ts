import { full } from '../../compose/structure.ts';
import { chapterList, lead } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const accessible: DemoPage = {
  key: 'zugang',
  parent: null,
  slug: { de: 'zugang', en: 'access' },
  title: { de: 'Zugang', en: 'Access' },
  meta_description: {
    de: 'Zugang zum Reepwerk und zu seiner Website: vor Ort, in Leichter Sprache, in Gebärdensprache, und wie Sie eine Barriere melden.',
    en: 'Access to Reepwerk and its website: on site, in easy language, in sign language, and how to report a barrier.',
  },
  og_image: 'barrierefreiheit',
  containers: [
    full(
      lead(
        'Ein Haus ist offen, wenn man hineinkommt, wenn man versteht, was dort geschieht, und wenn jemand zuhört, falls eines von beiden nicht gelingt. Hier steht, wie weit wir sind.',
        'A house is open when you can get in, when you understand what is going on, and when somebody listens if either should fail. Here you can read how far we have come.',
      ),
      chapterList([
        {
          headline: ['Vor Ort', 'On site'],
          text: ['Stufen, Aufzüge, Ringschleife, Ruhe', 'Steps, lifts, induction loop, quiet'],
          note: ['Am Langen Tau 1', 'Am Langen Tau 1'],
          link: 'page:barrierefreiheit',
        },
        {
          headline: ['Leicht', 'Easy'],
          text: ['Das Wichtigste in Leichter Sprache', 'The essentials in easy language'],
          note: ['Leichte Sprache', 'Easy language'],
          link: 'page:leichte-sprache',
        },
        {
          headline: ['Gebärdet', 'Signed'],
          text: ['Ein Video, Führungen, Gespräche', 'A video, tours, talks'],
          note: ['DGS', 'German Sign Language'],
          link: 'page:gebaerdensprache',
        },
        {
          headline: ['Im Weg?', 'In the way?'],
          text: ['Barrieren melden und die Erklärung dazu lesen', 'Report barriers and read our statement'],
          note: ['Antwort in zwei Wochen', 'answer within two weeks'],
          link: 'page:barriere-melden',
        },
      ]),
    ),
  ],
};
