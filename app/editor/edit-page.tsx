import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ModuleViews, PageContent } from '#app/cms/view/render.tsx';
import { type SlotProps, SlotRendering } from '#app/cms/view/slot-view.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { openStore } from '#app/drafting/browser-store.ts';
import { browserJournal, memoryJournal } from '#app/drafting/journal.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { FormContext } from '#app/inspector/form-context.ts';
import { moduleName } from '#app/inspector/labels.ts';
import { isSide, standBeside } from './both-languages/side.ts';
import { startCanvas } from './canvas/canvas.ts';
import { markBlank } from './canvas/live/blank.ts';
import { FirstContainer } from './canvas/live/first-container.tsx';
import { liveTree } from './canvas/live/live-tree.ts';
import { liveViews } from './canvas/live/live-views.tsx';
import { Chrome, hasToolbar } from './chrome.tsx';
import { Editor } from './core/editor.ts';
import { EditorContext, useEditor, useObservable, useStructure } from './core/use-editor.ts';
import { browserSteps } from './history/step-store.ts';
import { Presence } from './presence/presence.ts';
import { PresenceContext, usePresence } from './presence/use-presence.ts';
import { refresh } from './publishing/publish.ts';
import { browserTabs, loneTab } from './remote/tabs.ts';
import { formServices } from './services.ts';
import { PageSettingsContext, usePageSettings } from './settings/page-settings.ts';
import { httpTransport } from './sync/http-transport.ts';
import './both-languages/page-beside-itself.css';
import './canvas/page-while-editing.css';
import './chrome/inspector-dress.css';
import colors from '#app/inspector/tool-colors.module.css';
import css from './edit-page.module.css';

type EditPageProps = {
  payload: DraftPayload;
  views: ModuleViews;
  locale: Locale;
  /** The page of an entry, with named places for modules in it; none where the modules are the whole page. */
  children?: ReactNode;
};

/** The visitors' views, each watching its own module. */
const LiveViews = createContext<ModuleViews>({});

/** The only way into the editor: the same page, rendered from the draft on this screen, and the instruments around it. */
export default function EditPage({ payload, views, locale, children }: EditPageProps) {
  const [editor] = useState(() => openEditor(payload, locale));
  const services = useMemo(() => formServices(editor), [editor]);
  const [colleagues] = useState(
    () => new Presence(editor, { onPublished: () => void refresh(editor), isToldByOther: isSide() }),
  );
  const live = useMemo(() => liveViews(views), [views]);
  useLeaving(editor);
  useOwnAddress(editor);
  useEffect(() => colleagues.start(), [colleagues]);
  useEffect(() => standBeside({ editor, colleagues }), [editor, colleagues]);
  return (
    <EditorContext value={editor}>
      <PresenceContext value={colleagues}>
        <FormContext value={services}>
          <LiveViews value={live}>
            {children ? <SlotRendering value={Slot}>{children}</SlotRendering> : <Modules slot={null} />}
            <Stage />
            {payload.page ? <ChromeWithSettings /> : <ChromeHost />}
          </LiveViews>
        </FormContext>
      </PresenceContext>
    </EditorContext>
  );
}

/** The modules of a page, or those at one named place of an entry's page. */
function Modules({ slot }: { slot: string | null }) {
  const editor = useEditor();
  const views = use(LiveViews);
  useStructure();
  const tree = useMemo(() => liveTree(editor, slot), [editor, slot]);
  const nodes = tree();
  return nodes.length > 0 ? <PageContent nodes={nodes} views={views} editing /> : <FirstContainer slot={slot} />;
}

function Slot({ slot }: SlotProps) {
  return <Modules slot={slot} />;
}

/** Where the page's own container is what the canvas listens to; the modules stand in it without a wrapper of their own. */
function Stage() {
  const editor = useEditor();
  const colleagues = usePresence();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = place.current?.parentElement;
    if (!page) return undefined;
    const stops = [
      startCanvas(editor, page, colleagues),
      markBlank(page, (id) => moduleName(editor.content.get(id)?.model ?? '')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, colleagues]);
  return <div ref={place} hidden />;
}

/** A page has settings whose draft outlives their panel; an entry has a form in the office instead. */
function ChromeWithSettings() {
  const settings = usePageSettings(useEditor());
  const chrome = useMemo(() => <ChromeHost />, []);
  return <PageSettingsContext value={settings}>{chrome}</PageSettingsContext>;
}

/** Panels stand at the end of the body, outside everything the page styles. */
function ChromeHost() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // After the page itself: a portal cannot be there while React takes over what the server rendered.
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.className = `${colors.colors} ${css.host}`;
    made.setAttribute('data-editor-chrome', '');
    document.body.append(made);
    document.documentElement.setAttribute('data-editing', hasToolbar() ? 'bar' : 'bare');
    setHost(made);
    return () => {
      made.remove();
      document.documentElement.removeAttribute('data-editing');
    };
  }, []);
  return host && createPortal(<Chrome />, host);
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

/** The window says where the page stands now, so that whoever reloads or passes the address on finds it again. */
function useOwnAddress(editor: Editor) {
  const { urls, locale } = useObservable(editor.payload);
  const url = urls[locale];
  useEffect(() => {
    if (url && url !== location.pathname) history.replaceState(history.state, '', `${url}${location.search}`);
  }, [url]);
}

/** Kept by person and page: another person at the same computer neither sees nor sends it. */
function openEditor(payload: DraftPayload, locale: Locale): Editor {
  const transport = httpTransport(locale);
  const owner = `${payload.person}:${payload.owner.id}`;
  const tabs = 'locks' in navigator ? browserTabs(owner) : loneTab();
  if (!('indexedDB' in globalThis)) return new Editor({ payload, transport, journal: memoryJournal(), tabs });
  const database = openStore();
  const journal = browserJournal(owner, tabs, database);
  return new Editor({ payload, transport, journal, steps: browserSteps(owner, database), tabs });
}
