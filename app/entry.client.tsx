import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLocale, isLocale } from './i18n/locale.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { reloadOnLostChunk } from './site/offline/lost-chunk.ts';
import { keepServiceWorker } from './site/offline/service-worker-client.ts';

overwriteGetLocale(() => (isLocale(document.documentElement.lang) ? document.documentElement.lang : defaultLocale));
reloadOnLostChunk();
keepServiceWorker();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
