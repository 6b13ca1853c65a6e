import { randomUUID } from 'node:crypto';
import { type Draft, editorSession } from '../measure/editor-session.ts';

/** The demo page that becomes the long one. */
export const longPagePath = '/de/besuch/anfahrt';
const containers = 120;
const prose =
  'Die Lange Bahn misst 312 Meter und war die längste ihrer Art an der Küste; hier wurden Taue geschlagen, die Schiffe hielten. ';

/** 240 text modules in 120 containers of two columns, once per site. */
export async function makeLongPage(site: { url: string; editor: { email: string; password: string } }): Promise<void> {
  const send = await editorSession(site);
  const { id: object_id } = await send<{ id: string }>('GET', `page${longPagePath.slice(3)}`);
  const { nodes } = await send<Draft>('GET', `page/${object_id}/draft`);
  if (nodes.length > containers * 2) return;
  for (let at = 0; at < containers; at += 1) {
    const id = randomUUID();
    await send('POST', 'container', { id, content_type: 'page', object_id, layout: '50-50' });
    for (const column of [0, 1]) {
      const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
      const content = {
        type: 'doc',
        content: [paragraph(`Absatz ${at}.${column}. ${prose.repeat(2)}`), paragraph(prose)],
      };
      await send('POST', 'text', { parent: id, column, i18n: { de: { content } } });
    }
  }
}
