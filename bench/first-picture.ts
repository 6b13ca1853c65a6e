import { type Browser, chromium } from '@playwright/test';
import { budget } from './budgets.ts';
import { type Figure, median } from './measure/figure.ts';
import { staticCopyOf } from './picture/static-copy.ts';
import { firstVisit, type Visit } from './picture/visit.ts';

const rounds = 5;
/** By scripts, not by the browser's own layout, which the copy has as well. */
const mostBlocked = 30;
/** Of a copy without script. */
const mostOfCopy = 1.08;
const mostMilliseconds = { home: 1_450, other: 1_250 };

/** The first visit to five kinds of page on a slow telephone, beside a static copy of each in the same minutes. */
export async function firstPicture({ url }: { url: string }): Promise<Figure[]> {
  const pages = await pagesOf(url);
  for (const path of Object.values(pages)) await packedAsForMany(url + path);
  const copy = await staticCopyOf(url, Object.values(pages));
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const [ours, bare] = await inTurns(browser, [url + path, copy.url + path]);
      figures.push(...figuresOf(name, ours, bare));
    }
    return figures;
  } finally {
    await browser.close();
    copy.close();
  }
}

async function inTurns(browser: Browser, [ours, copy]: [string, string]): Promise<[Visit[], Visit[]]> {
  const visits: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    visits[0].push(await firstVisit(browser, ours));
    visits[1].push(await firstVisit(browser, copy));
  }
  return visits;
}

function figuresOf(name: string, ours: Visit[], copy: Visit[]): Figure[] {
  const of = (visits: Visit[], what: Exclude<keyof Visit, 'largest'>) => median(visits.map((visit) => visit[what]));
  const paint = (what: 'firstPaint' | 'largestPaint', label: string): Figure[] => {
    const [mine, bare] = [of(ours, what), of(copy, what)];
    const note = `copy without script ${Math.round(bare)} ms${what === 'largestPaint' ? `; ${ours.at(-1)?.largest}` : ''}`;
    const most = name === 'home' ? mostMilliseconds.home : mostMilliseconds.other;
    return [
      { name: `${name}, ${label}`, value: Math.round(mine), unit: 'ms', most, note },
      { name: `${name}, ${label}, of the copy`, value: mine / bare, unit: '', most: mostOfCopy },
    ];
  };
  return [
    ...paint('firstPaint', 'first paint'),
    ...paint('largestPaint', 'largest paint'),
    {
      name: `${name}, blocked beyond the copy`,
      value: Math.max(0, Math.round(of(ours, 'blocked') - of(copy, 'blocked'))),
      unit: 'ms',
      most: mostBlocked,
      note: `${Math.round(of(ours, 'blocked'))} ms; copy without script ${Math.round(of(copy, 'blocked'))} ms`,
    },
    { name: `${name}, layout shift`, value: of(ours, 'shifted'), unit: '', most: 0 },
    { name: `${name}, requests to the picture`, value: of(ours, 'requestsToPicture'), unit: '', most: 6 },
    { name: `${name}, requests`, value: of(ours, 'requests'), unit: '', most: 20 },
    {
      name: `${name}, script on the wire`,
      value: of(ours, 'scriptBytes'),
      unit: 'bytes',
      most: budget.scriptBytesBefore,
    },
    { name: `${name}, page on the wire`, value: of(ours, 'htmlBytes'), unit: 'bytes', isInformation: true },
  ];
}

/** A page is packed well once it is asked for again, in time that is spare: as most visitors get it. */
async function packedAsForMany(address: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  for (let visits = 0; visits < 20; visits++) {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('content-encoding') === 'br') return;
    await new Promise((go) => setTimeout(go, 100));
  }
}

/** Their addresses hold numbers that the database gives out; the first of each list stands for its kind. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const linked = async (page: string, pattern: RegExp) => {
    const [path] = pattern.exec(await (await fetch(url + page)).text()) ?? [];
    if (!path) throw new Error(`${page} names no address like ${pattern.source}.`);
    return path;
  };
  return {
    home: '/de',
    programme: '/de/programm',
    article: await linked('/de/mediathek-de', /\/de\/mediathek-de\/(?!tags|categories)[^"/?]+\/\d+/),
    event: await linked('/de/programm', /\/de\/programm\/[^"/?]+\/\d+/),
    exhibition: await linked('/de/ausstellungen', /\/de\/ausstellungen\/[^"/?#]+/),
  };
}

if (import.meta.main) {
  const { lineOf } = await import('./measure/figure.ts');
  for (const figure of await firstPicture({ url: process.argv[2] ?? 'http://localhost:3000' }))
    console.log(lineOf(figure));
}
