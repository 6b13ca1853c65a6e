import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type Device, devices } from '../chrome/devices.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { languageName } from '../language-name.ts';
import css from './preview-panel.module.css';
import { venueNow } from './venue-clock.ts';

/** What is looked at: the moment at the venue, the draft or what is public, the language, and on which screens. */
export type PreviewQuery = { at: string; of: 'draft' | 'public'; lang: Locale; screens: 'all' | Device['id'] };

type Props = { query: PreviewQuery; change(part: Partial<PreviewQuery>): void };

export function PreviewControls({ query: { at, of, lang, screens }, change }: Props) {
  return (
    <>
      <label>
        {m.preview_at()}
        <input
          type="datetime-local"
          required
          value={at}
          onChange={({ target }) => target.value && change({ at: target.value })}
        />
      </label>
      <button type="button" className={panelParts.secondary} onClick={() => change({ at: venueNow() })}>
        {m.preview_now()}
      </button>
      <label>
        {m.preview_of()}
        <select value={of} onChange={({ target }) => change({ of: target.value === 'public' ? 'public' : 'draft' })}>
          <option value="draft">{m.preview_of_draft()}</option>
          <option value="public">{m.preview_of_public()}</option>
        </select>
      </label>
      <label>
        {m.preview_language()}
        <select value={lang} onChange={({ target }) => change({ lang: target.value === 'en' ? 'en' : 'de' })}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={css.devices}>
        <legend className="visually-hidden">{m.preview_devices()}</legend>
        {(['all', ...devices.map(({ id }) => id)] as const).map((id) => (
          <label key={id}>
            <input type="radio" name="ed-device" checked={screens === id} onChange={() => change({ screens: id })} />
            {id === 'all' ? m.preview_all() : devices.find((one) => one.id === id)?.name()}
          </label>
        ))}
      </fieldset>
    </>
  );
}
