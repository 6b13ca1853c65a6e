import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { speakDocumentLocale } from './i18n/document-locale.ts';
import { reloadOnLostChunk } from './site/offline/lost-chunk.ts';
import { keepServiceWorker } from './site/offline/service-worker-client.ts';

speakDocumentLocale();
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
