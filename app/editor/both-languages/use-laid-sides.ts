import { type RefObject, useEffect, useState } from 'react';
import colors from '#app/inspector/tool-colors.module.css';
import editPage from '../edit-page.module.css';
import { type LaidSide, laySides, placeOfNote, topInDocument, withSheet } from './lay-sides.ts';
import type { Pair, Side } from './side.ts';

/** The layers for notes on both sides, and what lays everything out anew before the next picture. */
export type Laid = { start: HTMLElement; end: HTMLElement; layOut(): void };

/** Keeps the modules of both sides at the same height, with the notes below them and their marks on the spine. */
export function useLaidSides(pair: Pair | null, spine: RefObject<HTMLElement | null>): Laid | null {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    if (!pair) return undefined;
    const [start, end] = [withSheet(pair.start), withSheet(pair.end)];
    const layers = { start: openLayer(pair.start), end: openLayer(pair.end) };
    let frame = 0;
    const layOut = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const notes = { start: heightsOf(start.side, layers.start), end: heightsOf(end.side, layers.end) };
        laySides(start.side, end.side, notes);
        for (const one of ['start', 'end'] as const) placeNotes(pair[one], layers[one]);
        placeMarks(pair.end, spine.current);
      });
    };
    const observers = [pair.start, pair.end].map((side) => watchSize(side, layOut));
    setLaid({ ...layers, layOut });
    return () => {
      cancelAnimationFrame(frame);
      for (const observer of observers) observer.disconnect();
      for (const side of [start, end]) side.remove();
      for (const layer of [layers.start, layers.end]) layer.remove();
      setLaid(null);
    };
  }, [pair, spine]);
  return laid;
}

/** At the end of the page, outside everything it styles. */
function openLayer({ document }: Side): HTMLElement {
  const layer = document.createElement('div');
  layer.className = `${colors.colors} ${editPage.host}`;
  layer.setAttribute('data-editor-chrome', '');
  document.body.append(layer);
  return layer;
}

function watchSize({ document, window }: Side, then: () => void): ResizeObserver {
  const observer = new window.ResizeObserver(then);
  observer.observe(document.querySelector('main') ?? document.body);
  return observer;
}

function notesIn(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>('[data-note]')];
}

/** How high each note is where it is as wide as its module. */
function heightsOf(side: LaidSide, layer: HTMLElement): ReadonlyMap<string, number> {
  for (const note of notesIn(layer))
    note.style.inlineSize = `${placeOfNote(side, note.dataset.note ?? '')?.width ?? 0}px`;
  return new Map(notesIn(layer).map((note) => [note.dataset.note ?? '', note.offsetHeight]));
}

function placeNotes(side: Side, layer: HTMLElement): void {
  for (const note of notesIn(layer)) {
    const place = placeOfNote(side, note.dataset.note ?? '');
    note.hidden = place === null;
    if (!place) continue;
    note.style.insetBlockStart = `${place.top}px`;
    note.style.insetInlineStart = `${place.left}px`;
  }
}

function placeMarks(side: Side, spine: HTMLElement | null): void {
  for (const mark of spine?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const top = topInDocument(side, mark.dataset.row ?? '');
    mark.hidden = top === null;
    mark.style.insetBlockStart = `${top ?? 0}px`;
  }
}
