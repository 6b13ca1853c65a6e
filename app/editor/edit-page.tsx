import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ModuleViews, PageContent } from '#app/cms/render.tsx';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { FormContext } from '#app/inspector/form-context.ts';
import { startCanvas } from './canvas/canvas.ts';
import { liveTree } from './canvas/live-tree.ts';
import { liveViews } from './canvas/live-views.tsx';
import { Chrome } from './chrome.tsx';
import { formServices } from './services.ts';
import { openStore } from './state/browser-store.ts';
import { Editor } from './state/editor.ts';
import { browserJournal, memoryJournal } from './state/journal.ts';
import { browserSteps } from './state/step-store.ts';
import { browserTabs, loneTab } from './state/tabs.ts';
import { httpTransport } from './state/transport.ts';
import { EditorContext, useEditor, useStructure } from './state/use-editor.ts';
import './editor.css';

type EditPageProps = { payload: DraftPayload; views: ModuleViews; locale: Locale };

/** The only door of the editor: the same page, drawn from the draft on this screen, and the instruments around it. */
export default function EditPage({ payload, views, locale }: EditPageProps) {
  const [editor] = useState(() => openEditor(payload, locale));
  const services = useMemo(() => formServices(editor), [editor]);
  useLeaving(editor);
  return (
    <EditorContext value={editor}>
      <FormContext value={services}>
        <Page views={views} />
        <ChromeHost />
      </FormContext>
    </EditorContext>
  );
}

function Page({ views }: { views: ModuleViews }) {
  const editor = useEditor();
  useStructure();
  const place = useRef<HTMLDivElement>(null);
  const live = useMemo(() => liveViews(views), [views]);
  const tree = useMemo(() => liveTree(editor), [editor]);
  // The page's own container is what the canvas listens to; the modules stand in it without a wrapper of their own.
  useEffect(() => {
    const page = place.current?.parentElement;
    return page ? startCanvas(editor, page) : undefined;
  }, [editor]);
  return (
    <>
      <PageContent nodes={tree()} views={live} editing />
      <div ref={place} hidden />
    </>
  );
}

/** Panels stand at the end of the body, outside everything the page styles. */
function ChromeHost() {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    host.className = 'ed-host';
    host.setAttribute('data-editor-chrome', '');
    document.body.append(host);
    document.documentElement.toggleAttribute('data-editing', true);
    return () => {
      host.remove();
      document.documentElement.removeAttribute('data-editing');
    };
  }, [host]);
  return createPortal(<Chrome />, host);
}

/** Asks before leaving only while something is not on the server yet. */
function useLeaving(editor: Editor) {
  useEffect(() => {
    const keep = () => {
      editor.flushText();
      editor.queue.flush();
    };
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      if (editor.queue.entries.length) event.preventDefault();
    };
    const online = () => editor.queue.flush();
    addEventListener('beforeunload', ask);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [editor]);
}

/** Kept by person and page: another person at the same computer neither sees nor sends it. */
function openEditor(payload: DraftPayload, locale: Locale): Editor {
  const transport = httpTransport(locale);
  const owner = `${payload.person}:${payload.page.id}`;
  const tabs = 'locks' in navigator ? browserTabs(owner) : loneTab();
  if (!('indexedDB' in globalThis)) return new Editor({ payload, transport, journal: memoryJournal(), tabs });
  const database = openStore();
  const journal = browserJournal(owner, tabs, database);
  return new Editor({ payload, transport, journal, steps: browserSteps(owner, database), tabs });
}
