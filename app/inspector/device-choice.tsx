import { m } from '#app/i18n/paraglide/messages.js';
import { type WidthName, widthNames } from './device-widths.ts';
import css from './tool-bar.module.css';
import { ToolIcon } from './tool-icon.tsx';

const names = { desktop: m.preview_desktop, tablet: m.preview_tablet, phone: m.preview_phone };

type Props = { width: WidthName; setWidth(width: WidthName): void };

/** As a page is on a telephone, a tablet and a desk; of use with scripts only, which its frame is made narrow by. */
export function DeviceChoice({ width, setWidth }: Props) {
  return (
    <fieldset className={css.widths} data-scripted>
      <legend className="visually-hidden">{m.review_devices()}</legend>
      {widthNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={width === name}
          aria-label={names[name]()}
          title={names[name]()}
          onClick={() => setWidth(name)}
        >
          <ToolIcon name={name} />
        </button>
      ))}
    </fieldset>
  );
}
