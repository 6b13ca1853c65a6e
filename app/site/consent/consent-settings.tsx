import { type FormEvent, useId } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import {
  type Choice,
  embedProviders,
  type OptionalCategory,
  optionalCategories,
  readConsent,
} from '#app/ui/consent/consent-cookie.ts';
import dialog from '#app/ui/dialog.module.css';
import { Dialog } from '#app/ui/dialog.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { ConsentAnswers } from './consent-answers.tsx';
import { ConsentProviders } from './consent-providers.tsx';
import css from './consent-settings.module.css';
import { choosable, refusesTracking } from './consent-state.ts';

type ConsentSettingsProps = {
  isOpen: boolean;
  onClose: () => void;
  onDecide: (choice: Choice) => void;
};

/** Every group for itself; opened from the banner and, at any time, from the foot of every page. */
export default function ConsentSettings({ isOpen, onClose, onDecide }: ConsentSettingsProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={m.shell_consent_settings()} className={css.settings}>
      {isOpen && <Groups onClose={onClose} onDecide={onDecide} />}
    </Dialog>
  );
}

function Groups({ onClose, onDecide }: Omit<ConsentSettingsProps, 'isOpen'>) {
  const refuses = refusesTracking(navigator);
  const consent = readConsent(document.cookie);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onDecide({
      allowed: optionalCategories.filter((category) => chosen.has(category)),
      providers: embedProviders.filter((provider) => chosen.has(provider)),
    });
  };
  return (
    <form className={css.inside} data-theme="cc03" onSubmit={save}>
      <div className={css.head}>
        <h2 className={css.title}>{m.shell_consent_settings()}</h2>
        <button type="button" className={dialog.close} aria-label={m.shell_consent_close()} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <p>{m.shell_consent_intro()}</p>
      {refuses && <p className={css.objection}>{m.shell_consent_objection()}</p>}
      <ul className={css.groups}>
        <Group name="required" isAllowed isFixed />
        {optionalCategories.map((category) => {
          const isFixed = !choosable(refuses).allowed.includes(category);
          const isAllowed = !isFixed && consent?.allowed.includes(category) === true;
          return <Group key={category} name={category} isAllowed={isAllowed} isFixed={isFixed} />;
        })}
        <ConsentProviders allowed={consent?.providers ?? []} />
      </ul>
      <div className={css.answers}>
        <ConsentAnswers onDecide={onDecide} />
        <Button look="secondary" type="submit">
          {m.shell_consent_save()}
        </Button>
      </div>
    </form>
  );
}

type GroupProps = { name: 'required' | OptionalCategory; isAllowed: boolean; isFixed: boolean };

function Group({ name, isAllowed, isFixed }: GroupProps) {
  const id = useId();
  const [title, text] = words[name];
  return (
    <li className={css.group}>
      <label className={css.name}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isAllowed}
          disabled={isFixed}
          aria-describedby={id}
          className={css.box}
        />
        {title()}
      </label>
      <p id={id}>{text()}</p>
    </li>
  );
}

const words: Record<GroupProps['name'], readonly [title: () => string, text: () => string]> = {
  required: [m.shell_consent_required, m.shell_consent_required_text],
  optimization: [m.shell_consent_optimization, m.shell_consent_optimization_text],
  marketing: [m.shell_consent_marketing, m.shell_consent_marketing_text],
};
