import { type CSSProperties, type MouseEvent, useEffect, useId, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { type Drawable, Picture } from '#app/ui/picture.tsx';
import css from './close-up.module.css';
import { fittedSize } from './geometry.ts';
import { ScaleBar } from './scale-bar.tsx';
import { useCloseUp } from './use-close-up.ts';

export type Detail = { _key: string; title: string; text: string; x: number; y: number };

type Props = {
  /** As the page shows it: it is there at once, and stays until the large one has come. */
  image: Drawable;
  large: Pick<Drawable, 'src' | 'sources'>;
  caption: string;
  details: readonly Detail[];
  /** Millimetres; 0 where nobody has measured. */
  realWidth: number;
  onClose: () => void;
};

/** A picture over the whole window, as near as one likes, and beside it what there is to see. */
export function CloseUpDialog({ image, large, caption, details, realWidth, onClose }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const keysId = useId();
  const view = useCloseUp(image);
  const stageWidth = useStageWidth(view.stage, image);
  const look = (detail: Detail) => {
    setShown(detail._key);
    view.show(detail);
  };
  return (
    <Dialog isOpen onClose={onClose} label={m.module_close_up_title()} className={css.dialog}>
      <div className={css.layout}>
        <div className={css.frame}>
          <section
            ref={view.stage}
            className={css.stage}
            aria-label={m.module_close_up_picture()}
            aria-describedby={keysId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by the arrow keys, as a scrollable region is
            tabIndex={0}
            onKeyDown={view.onKeyDown}
          >
            <div ref={view.surface} className={css.surface} style={{ '--scale': view.scale } as CSSProperties}>
              <Picture image={{ ...image, placeholder: null }} eager className={css.picture} />
              <Picture image={{ ...image, ...large, placeholder: null }} eager silent className={css.picture} />
              <Signs image={image} details={details} shown={shown} />
            </div>
          </section>
          <p id={keysId} className="visually-hidden">
            {m.module_close_up_keys()}
          </p>
          <div className={css.scale}>
            <ScaleBar realWidth={realWidth} shownWidth={stageWidth * view.scale} />
          </div>
          <Steps view={view} />
        </div>
        <Side details={details} caption={caption} shown={shown} look={look} />
      </div>
    </Dialog>
  );
}

/** Nearer, farther, and back to all of it. */
function Steps({ view }: { view: ReturnType<typeof useCloseUp> }) {
  return (
    <div className={css.steps}>
      <Button look="secondary" className={css.step} aria-label={m.module_close_up_farther()} onClick={view.farther}>
        −
      </Button>
      <Button look="secondary" className={css.step} aria-label={m.module_close_up_closer()} onClick={view.closer}>
        +
      </Button>
      <Button look="secondary" className={css.whole} onClick={view.whole}>
        {m.module_close_up_whole()}
      </Button>
    </div>
  );
}

type SideProps = Pick<Props, 'details' | 'caption'> & { shown: string | null; look(detail: Detail): void };

/** What there is to see, to be chosen, and the way out. */
function Side({ details, caption, shown, look }: SideProps) {
  return (
    <div className={css.side}>
      <button type="button" className={css.close} aria-label={m.module_close_up_close()} onClick={closeAround}>
        <CloseIcon />
      </button>
      <ol className={css.details}>
        {details.map((detail, index) => (
          <li key={detail._key}>
            <button
              type="button"
              className={css.detail}
              aria-current={shown === detail._key}
              onClick={() => look(detail)}
            >
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{detail.title}</strong>
                <span className={css.text}>{detail.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {caption && <p className={css.caption}>{caption}</p>}
    </div>
  );
}

/** The platform closes, and gives the focus back; that it has closed is told to whoever opened it. */
function closeAround({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close();
}

/** Numbers at their places, as large as ever however near one is. */
function Signs({ image, details, shown }: Pick<Props, 'image' | 'details'> & { shown: string | null }) {
  return (
    <div
      className={css.signs}
      style={
        { '--ratio': `${image.width} / ${image.height}`, '--ratio-number': image.width / image.height } as CSSProperties
      }
      aria-hidden="true"
    >
      {details.map(({ _key, x, y }, index) => (
        <span
          key={_key}
          className={css.number}
          data-shown={shown === _key}
          style={{ insetInlineStart: `${x / 10}%`, insetBlockStart: `${y / 10}%` }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** How wide the whole picture stands in the window, in pixels. */
function useStageWidth(stage: { current: HTMLDivElement | null }, image: Drawable): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const frame = stage.current;
    if (!frame) return;
    const measure = () => setWidth(fittedSize({ width: frame.clientWidth, height: frame.clientHeight }, image).width);
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [stage, image]);
  return width;
}
