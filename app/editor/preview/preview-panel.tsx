import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { devices } from '../chrome/devices.ts';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
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
  const { interaction, context, payload } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const half = useRef<HTMLButtonElement>(null);
  const frames = useRef(new Set<HTMLIFrameElement>());
  const [isHalf, setHalf] = useState(false);
  const [query, setQuery] = useState<PreviewQuery>(() => {
    return { at: venueNow(), of: 'draft', lang: context.locale, screens: first };
  });
  const { at, of, lang, screens } = query;
  const url = useObservable(payload).urls[lang];
  const address = url ? `${url}?${new URLSearchParams({ preview: at, of })}` : null;
  const close = () => interaction.panel.set({ kind: 'none' });
  useFocusBack();
  useWindow(dialog, half, isHalf);
  const follow = useSelectionIn(frames, isHalf);
  useLivePage(frames, address);
  return (
    <dialog
      ref={dialog}
      data-region="preview"
      className={css.preview}
      data-half={isHalf || undefined}
      aria-label={m.preview_title()}
      // A modal window answers Escape by itself.
      onKeyDown={({ key }) => isHalf && key === 'Escape' && close()}
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
        {address === null ? (
          <NoAddress lang={lang} />
        ) : (
          <Screens screens={screens} address={address} frames={frames} onLoad={follow} />
        )}
      </div>
    </dialog>
  );
}

type ScreensProps = Pick<PreviewQuery, 'screens'> & Omit<ComponentProps<typeof DeviceFrame>, 'device'>;

function Screens({ screens, ...frame }: ScreensProps) {
  return devices
    .filter(({ id }) => screens === 'all' || screens === id)
    .map((device) => <DeviceFrame key={device.id} device={device} {...frame} />);
}

function NoAddress({ lang }: { lang: Locale }) {
  return (
    <p className={panelParts.note} role="status">
      {m.preview_no_address({ language: languageName(lang) })}
    </p>
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
