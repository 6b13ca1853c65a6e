import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { devices } from '../chrome/devices.ts';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { pathIn } from '../toolbar/path-in.ts';
import { DeviceFrame } from './device-frame.tsx';
import { followSelection } from './follow.ts';
import { PreviewControls, type PreviewQuery } from './preview-controls.tsx';
import { useLivePage } from './use-live-page.ts';
import { venueNow } from './venue-clock.ts';
import './page-above-preview.css';
import panelParts from '../chrome/panel-parts.module.css';
import css from './preview-panel.module.css';

/**
 * The page as a visitor will see it at some time, logged out, on phone, tablet and desktop beside each other. The server
 * renders it with that clock and without a session. As half a window it leaves room to go on writing above: it follows what is
 * selected there, and what is written appears in it when it is saved, be it in the same language or in the other one.
 */
export function PreviewPanel({ screens: first = 'all' }: { screens?: PreviewQuery['screens'] | undefined }) {
  const { interaction, context } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const half = useRef<HTMLButtonElement>(null);
  const frames = useRef(new Set<HTMLIFrameElement>());
  const [isHalf, setHalf] = useState(false);
  const [query, setQuery] = useState<PreviewQuery>(() => {
    return { at: venueNow(), of: 'draft', lang: context.locale, screens: first };
  });
  const { at, of, lang, screens } = query;
  const address = `${pathIn(lang)}?${new URLSearchParams({ preview: at, of })}`;
  const close = () => interaction.panel.set({ kind: 'none' });
  useFocusBack();
  useWindow(dialog, half, isHalf);
  const follow = useSelectionIn(frames, isHalf);
  useLivePage(frames, address);
  const press = (event: KeyboardEvent) => {
    // A modal window answers Escape by itself.
    if (isHalf && event.key === 'Escape') close();
  };
  return (
    <dialog
      ref={dialog}
      data-region="preview"
      className={css.preview}
      data-half={isHalf || undefined}
      aria-label={m.preview_title()}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2>{m.preview_title()}</h2>
        <PreviewControls query={query} change={(part) => setQuery((now) => ({ ...now, ...part }))} />
        <p>{m.preview_visitor()}</p>
        <button
          ref={half}
          type="button"
          className={`${panelParts.secondary} ${css.half}`}
          aria-pressed={isHalf}
          onClick={() => setHalf((now) => !now)}
        >
          {m.preview_half()}
        </button>
        <button type="button" className={`ed-close ${css.close}`} aria-label={m.editor_close()} onClick={close}>
          ×
        </button>
      </header>
      <div className={css.frames}>
        {devices
          .filter(({ id }) => screens === 'all' || screens === id)
          .map((device) => (
            <DeviceFrame key={device.id} device={device} address={address} frames={frames} onLoad={follow} />
          ))}
      </div>
    </dialog>
  );
}

/** Opens the dialog over the whole window, or as its lower half beside a page that can be written in. */
function useWindow(
  dialog: RefObject<HTMLDialogElement | null>,
  half: RefObject<HTMLButtonElement | null>,
  isHalf: boolean,
): void {
  useEffect(() => {
    const window = dialog.current;
    if (isHalf) {
      window?.show();
      half.current?.focus();
    } else window?.showModal();
    // What stands at the foot of the page can still be scrolled to above the window.
    document.documentElement.toggleAttribute('data-half-preview', isHalf);
    return () => {
      window?.close();
      document.documentElement.removeAttribute('data-half-preview');
    };
  }, [dialog, half, isHalf]);
  useStillPage(!isHalf);
}

/** As half a window the pages in the frames show what is selected above; answers what a frame does when it has loaded. */
function useSelectionIn(frames: RefObject<Set<HTMLIFrameElement>>, isHalf: boolean) {
  const { interaction } = useEditor();
  const selected = useObservable(interaction.selected);
  useEffect(() => {
    if (isHalf) for (const frame of frames.current) followSelection(frame, selected);
  }, [frames, isHalf, selected]);
  return (frame: HTMLIFrameElement) => {
    if (isHalf) followSelection(frame, interaction.selected.get());
  };
}
