import { type Draft, editorSession, headlineText } from './measure/editor-session.ts';
import { type Figure, median, quantile } from './measure/figure.ts';
import type { AccessLog } from './measure/server-time.ts';

const saves = 200;
const publications = 60;
/** Until the engine has compiled what a running site does all day. */
const warmUp = { saves: 400, publications: 60 };
const path = '/de/besuch';

type Edited = { url: string; editor: { email: string; password: string }; log: AccessLog };

/** Saving a headline, and publishing it until a visitor sees it; real calls over HTTP, one after the other. */
export async function editing(site: Edited): Promise<Figure[]> {
  const send = await editorSession(site);
  const { id } = await send<{ id: string }>('GET', 'page/besuch');
  const { nodes } = await send<Draft>('GET', `page/${id}/draft`);
  const headline = nodes.find(({ model, i18n }) => model === 'headline' && i18n.de?.content);
  if (!headline) throw new Error(`${path} has no headline.`);
  let { rev } = headline;

  const save = async (text: string) => {
    const began = performance.now();
    ({ rev } = await send<{ rev: number }>('PATCH', `headline/${headline.id}`, headlineText(text), rev));
    return performance.now() - began;
  };
  const publish = async (text: string) => {
    await save(text);
    const { draft_tag } = await send<Draft>('GET', `page/${id}/draft`);
    const began = performance.now();
    await send('POST', `page/${id}/publish`, { lang: 'de', draft_tag });
    while (!(await (await fetch(site.url + path)).text()).includes(text));
    return performance.now() - began;
  };

  const savings = await repeat(saves, (n) => save(`Seil ${n}`), { warmUp: warmUp.saves });
  const onServer = site.log.take('PATCH').slice(warmUp.saves);
  const publishings = await repeat(publications, (n) => publish(`Für alle zu sehen ${n}.`), {
    warmUp: warmUp.publications,
  });
  return [
    {
      name: 'save (PATCH), p50 on the server',
      value: median(onServer),
      unit: 'ms',
      most: 3,
      note: `fastest tenth ${quantile(onServer, 0.1).toFixed(1)} ms, p95 ${quantile(onServer, 0.95).toFixed(1)} ms of ${onServer.length}; with the way there and back p50 ${median(savings).toFixed(1)} ms`,
    },
    {
      name: 'publish to visible for a visitor, p95',
      value: quantile(publishings, 0.95),
      unit: 'ms',
      most: 50,
      note: `p50 ${median(publishings).toFixed(0)} ms of ${publications}`,
    },
  ];
}

async function repeat(
  times: number,
  work: (n: number) => Promise<number>,
  { warmUp }: { warmUp: number },
): Promise<number[]> {
  for (let n = 0; n < warmUp; n++) await work(-1 - n);
  const values: number[] = [];
  for (let n = 0; n < times; n++) values.push(await work(n));
  return values;
}
