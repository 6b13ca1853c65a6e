import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { usePresence } from '../presence/use-presence.ts';
import { askForOutdated } from '../translation/outdated.ts';
import { all } from './keep-in-step.ts';
import type { Pair, Side } from './side.ts';

/** The languages from left to right. */
export const [startLanguage, endLanguage] = locales;

/** Both sides once their editors have begun, null until then; and what keeps one that has. */
export function usePair(): { pair: Pair | null; keep(side: Side): void } {
  const [sides, setSides] = useState<Partial<Record<Locale, Side>>>({});
  const { [startLanguage]: start, [endLanguage]: end } = sides;
  const pair = useMemo(() => (start && end ? { start, end } : null), [start, end]);
  const keep = useCallback((side: Side) => setSides((known) => ({ ...known, [side.lang]: side })), []);
  return { pair, keep };
}

/** The sides know of translations what the window knows, and it asks anew when what they wrote is on the server. */
export function useSharedTranslations(pair: Pair | null): void {
  const editor = useEditor();
  useEffect(() => {
    if (!pair) return undefined;
    const sides = [pair.start.editor, pair.end.editor];
    const tell = () => {
      const { outdated } = editor.payload.get();
      for (const { payload } of sides)
        if (payload.get().outdated !== outdated) payload.update((known) => ({ ...known, outdated }));
    };
    tell();
    return all([
      editor.payload.subscribe(tell),
      ...sides.map((side) => whenSaved(side, () => void askForOutdated(editor))),
    ]);
  }, [editor, pair]);
}

/** One connection hears for the window and for both sides: a browser has six of them to a server without HTTP/2. */
export function useOneConnection(pair: Pair | null): void {
  const colleagues = usePresence();
  useEffect(() => {
    return pair ? all([pair.start, pair.end].map((side) => colleagues.tellToo(side.colleagues))) : undefined;
  }, [pair, colleagues]);
}

/** What is chosen around the page, in the outline or by a finding, is shown by `show`. */
export function useShownChoice(show: (id: string) => void): void {
  const { selected } = useEditor().interaction;
  useEffect(() => {
    return selected.subscribe(() => {
      const id = selected.get();
      if (id) show(id);
    });
  }, [selected, show]);
}

/** The page itself lies below both sides: nobody gets into it by keys or by ear. */
export function usePageBehind(): void {
  useEffect(() => {
    const behind = [...document.body.children].filter((one) => !one.matches('[data-editor-chrome], script, [inert]'));
    for (const one of behind) one.toggleAttribute('inert', true);
    return () => {
      for (const one of behind) one.toggleAttribute('inert', false);
    };
  }, []);
}

/** Closes both sides once everything written there is on the server, or kept in this browser to be sent. */
export function useLeavingSides(pair: Pair | null): void {
  const editor = useEditor();
  useEffect(() => {
    const { sides, interaction } = editor;
    for (const side of pair ? [pair.start, pair.end] : []) sides.add(side.editor);
    const leave = async () => {
      if (interaction.both.get() !== 'leaving') return;
      await editor.saved();
      interaction.both.set('closed');
    };
    void leave();
    const stop = interaction.both.subscribe(() => void leave());
    return () => {
      stop();
      sides.clear();
    };
  }, [editor, pair]);
}

/** Alt and the arrow down lead on, wherever the caret is. */
export function useNextKey(pair: Pair | null, goOn: () => void): void {
  useEffect(() => {
    const ending = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return;
      event.preventDefault();
      goOn();
    };
    for (const one of [document, ...(pair ? [pair.start.document, pair.end.document] : [])])
      one.addEventListener('keydown', press, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, [pair, goOn]);
}

function whenSaved({ queue }: Editor, then: () => void): () => void {
  let isBusy = queue.entries.length > 0;
  return queue.state.subscribe(() => {
    const wasBusy = isBusy;
    isBusy = queue.entries.length > 0;
    if (wasBusy && !isBusy) then();
  });
}
