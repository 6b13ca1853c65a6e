import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Figure, median } from './measure/figure.ts';

const magazine = '/de/mediathek-de';
/** What is asked of each category. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const runs = 3;
const port = 9_333;

/** Lighthouse with its own mobile settings: a slow telephone on a slow network. Medians, because machines are busy. */
export async function lighthouseScores({ url }: { url: string }): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    const figures: Figure[] = [];
    const pages = { home: '/de', article: await firstArticle(url) };
    for (const [name, path] of Object.entries(pages)) figures.push(...(await scoresOf(name, url + path)));
    return figures;
  } finally {
    await browser.close();
  }
}

/** The address of the article that opens the magazine: its number is given out by the database. */
async function firstArticle(url: string): Promise<string> {
  const [article] = new RegExp(`${magazine}/[^"/]+/\\d+`).exec(await (await fetch(url + magazine)).text()) ?? [];
  if (!article) throw new Error('The magazine has no article.');
  return article;
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

async function scoresOf(name: string, url: string): Promise<Figure[]> {
  const onlyCategories = Object.keys(least);
  const results: Report[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, onlyCategories, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
    // Proof: this is the part of Lighthouse's own result (types/lhr/lhr.d.ts) that is read below.
    results.push(result.lhr as Report);
  }
  return Object.entries(least).map(([category, bound]) => {
    const scores = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    const audits = results.at(-1)?.categories[category]?.auditRefs ?? [];
    const lost = audits.filter(({ id, weight }) => weight > 0 && (results.at(-1)?.audits[id]?.score ?? 1) < 0.9);
    const note = `${scores.join(', ')}${lost.length > 0 ? `; ${lost.map(({ id }) => id).join(', ')}` : ''}`;
    return { name: `Lighthouse ${category}, ${name}`, value: median(scores), unit: '', least: bound, note };
  });
}
