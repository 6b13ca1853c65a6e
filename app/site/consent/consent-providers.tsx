import { useId, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { type EmbedProvider, embedProviders } from '#app/ui/consent/consent-cookie.ts';
import { providerName } from '#app/ui/consent/provider-name.ts';
import css from './consent-settings.module.css';

/** Media of other sites: each provider has a switch of its own, and the one above moves all of them. */
export function ConsentProviders({ allowed }: { allowed: readonly EmbedProvider[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(allowed);
  const hasAll = chosen.length === embedProviders.length;
  const toggle = (provider: EmbedProvider) =>
    setChosen(embedProviders.filter((each) => chosen.includes(each) !== (each === provider)));
  return (
    <li className={css.group}>
      <label className={css.name}>
        <input
          type="checkbox"
          checked={hasAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !hasAll;
          }}
          onChange={() => setChosen(hasAll ? [] : embedProviders)}
          aria-describedby={id}
          className={css.box}
        />
        {m.shell_consent_external_media()}
      </label>
      <p id={id}>{m.shell_consent_external_media_text()}</p>
      <ul className={css.providers} aria-label={m.shell_consent_providers()}>
        {embedProviders.map((provider) => (
          <li key={provider}>
            <label className={`${css.name} ${css.provider}`}>
              <input
                type="checkbox"
                name={provider}
                checked={chosen.includes(provider)}
                onChange={() => toggle(provider)}
                className={css.box}
              />
              {providerName(provider)}
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
}
