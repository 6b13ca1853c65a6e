import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor } from '../core/use-editor.ts';
import { moduleElement } from '../document/module-element.ts';
import { languageName } from '../language-name.ts';
import { BothHead } from './both-head.tsx';
import css from './both-languages.module.css';
import { all, chooseOnOneSide, lightPartner, scrollTogether } from './keep-in-step.ts';
import { onSide, type Side, sideAddress, writeAt } from './side.ts';
import { SideNotes } from './side-notes.tsx';
import { Spine } from './spine.tsx';
import { nextOpen, type TranslationRow } from './translation-rows.ts';
import { useLaidSides } from './use-laid-sides.ts';
import {
  endLanguage,
  startLanguage,
  useLeavingSides,
  useNextKey,
  useOneConnection,
  usePageBehind,
  usePair,
  useSharedTranslations,
  useShownChoice,
} from './use-sides.ts';
import { useTranslationRows } from './use-translation-rows.ts';

/**
 * The page in both languages beside each other, module by module at the same height and scrolled together. Each side is the
 * page with its editor in a frame of its own: so it is laid out for its width, and follows the other as tabs of one person do.
 */
export default function BothLanguages() {
  const { interaction } = useEditor();
  const { pair, keep } = usePair();
  const rows = { start: useTranslationRows(startLanguage), end: useTranslationRows(endLanguage) };
  const spine = useRef<HTMLOListElement>(null);
  const laid = useLaidSides(pair, spine);
  usePageBehind();
  useSharedTranslations(pair);
  useOneConnection(pair);
  useLeavingSides(pair);
  useShownChoice(
    useCallback((id) => pair && moduleElement(id, pair.end.document)?.scrollIntoView({ block: 'center' }), [pair]),
  );
  useEffect(() => {
    const follow = (top: number) => spine.current?.style.setProperty('translate', `0 ${-top}px`);
    return pair ? all([scrollTogether(pair, follow), chooseOnOneSide(pair)]) : undefined;
  }, [pair]);
  useLights(pair?.start, pair?.end, rows.start);
  useLights(pair?.end, pair?.start, rows.end);
  const goOn = () => {
    if (!pair) return;
    const place = rows.end.some(isOpen) ? 'end' : 'start';
    const row = nextOpen(rows[place], pair[place].editor.interaction.selected.get());
    if (row) writeAt(pair[place], row.id, row.path);
    else interaction.toast.set({ text: m.both_all_done(), canUndo: false });
  };
  useNextKey(pair, goOn);
  return (
    <section data-region="both" className={css.stage} aria-label={m.both_title()}>
      <BothHead pair={pair} {...rows} onNext={goOn} />
      <div className={css.frames} data-ready={pair ? '' : undefined}>
        <Frame lang={startLanguage} place="start" onOpen={keep} />
        <Spine ref={spine} rows={rows.end} />
        <Frame lang={endLanguage} place="end" onOpen={keep} />
        {!pair && <p role="status">{m.both_opening()}</p>}
      </div>
      {laid && <SideNotes layer={laid.start} laid={laid} rows={rows.start} />}
      {laid && <SideNotes layer={laid.end} laid={laid} rows={rows.end} />}
    </section>
  );
}

type FrameProps = { lang: Locale; place: 'start' | 'end'; onOpen(side: Side): void };

function Frame({ lang, place, onOpen }: FrameProps) {
  const { payload } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  // As it was when both were opened: the page in the frame follows a new address by itself.
  const [address] = useState(() => sideAddress(payload.get().urls[lang] ?? '', place));
  useEffect(() => (frame.current ? onSide(frame.current, lang, onOpen) : undefined), [lang, onOpen]);
  return <iframe ref={frame} title={languageName(lang)} lang={lang} src={address} />;
}

function useLights(side: Side | undefined, partner: Side | undefined, rows: readonly TranslationRow[]): void {
  const copied = rows.filter(({ state }) => state === 'copied').map(({ id }) => id);
  const key = copied.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same modules are the same list
  useEffect(() => (side && partner ? lightPartner(side, partner, copied) : undefined), [side, partner, key]);
}

function isOpen({ state }: TranslationRow): boolean {
  return state !== 'done';
}
