import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadViews } from './cms/view/render.tsx';
import { getLocale } from './i18n/browser-locale.ts';
import { loadWords } from './i18n/words.ts';
import { views } from './modules/views.ts';
import { reloadOnLostChunk } from './site/offline/lost-chunk.ts';
import { keepServiceWorker } from './site/offline/service-worker-client.ts';
import { bringEditor } from './site/page/edited-page.tsx';

reloadOnLostChunk();
// Where the page waited to come alive, it has been seen to (app/site/hydration/hydrate.ts).
if (!window.foyerEarly) keepServiceWorker();

/** Said by the server, app/site/page/files-ahead.server.ts. */
const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="foyer:${name}"]`)?.content;
const models = meta('modules')?.split(' ') ?? [];
// A module whose code is lost leaves its place empty; without its words the page stays as the server rendered it.
const parts = meta('editor') ? bringEditor(views) : loadViews(views, models);
const ahead = Promise.all([loadWords(getLocale()), parts.catch(() => undefined)]);

// No `await` up here: this file is bundled with what the views import, and they would wait for one another.
void ahead.then(() => {
  window.foyerEarly?.end();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // What was published while the page waited is shown instead of what the server rendered: worth a note, no fault.
      window.foyerEarly ? { onRecoverableError: (difference) => console.info(difference) } : {},
    );
  });
});
