import type { Api } from '../contract/api-env.ts';
import { openApi } from './openapi.server.ts';

const title = 'Foyer';

/** The contract for programs and as a page a person can read. */
export function bindReference(api: Api): void {
  api.get('/openapi.json', (context) => context.json(openApi(title)));
  api.get('/openapi', (context) => context.html(referencePage(openApi(title))));
}

type Operation = { summary?: string; responses?: Record<string, { description?: string }> };
type Document = { paths?: object };

function referencePage(document: Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries<Operation>(item).map(([method, operation]) => callRow(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}: interface</title></head><body><main><h1>${title}: interface</h1>
<p>The same as <a href="/openapi.json">OpenAPI 3.1</a>. Every call works with and without a trailing slash.
Writes need the cookie <code>csrftoken</code> in the header <code>X-CSRFToken</code>.</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it answers</th><th scope="col">Status</th></tr></thead>
<tbody>${calls.join('')}</tbody></table></main></body></html>`;
}

function callRow(method: string, path: string, { summary = '', responses = {} }: Operation): string {
  const answers = Object.entries(responses).map(
    ([status, { description = '' }]) => `<dt>${status}</dt><dd>${escaped(description)}</dd>`,
  );
  return `<tr><th scope="row"><code>${method.toUpperCase()} ${escaped(path)}</code></th><td>${escaped(summary)}</td><td><dl>${answers.join('')}</dl></td></tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
