import * as manager from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { m } from '#app/i18n/paraglide/messages.js';
import { consentCookie, externalMediaCategory } from '#app/ui/external-media-consent.ts';
import './cookie-consent.css';

const daysKept = 182;
let ready: Promise<void> | null = null;

export async function showBanner(): Promise<void> {
  await start();
  manager.show(true);
}

/** The manager cannot hide a banner that it has never shown. */
export function hideBanner(): void {
  if (document.querySelector('#cc-main .cm')) manager.hide();
}

export async function openSettings(): Promise<void> {
  await start();
  manager.showPreferences();
}

/** "Always load" at an embed: the one category more, the others as they were. */
export async function allowExternalMedia(): Promise<void> {
  await start();
  manager.acceptCategory([...manager.getUserPreferences().acceptedCategories, externalMediaCategory]);
  hideBanner();
}

function start(): Promise<void> {
  ready ??= manager.run({
    autoShow: false,
    // Without it a browser under test, or one an assistant drives, is never asked.
    hideFromBots: false,
    cookie: { name: consentCookie, expiresAfterDays: daysKept, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'bar', position: 'right', equalWeightButtons: true },
    },
    categories: {
      required: { enabled: true, readOnly: true },
      optimization: {},
      marketing: {},
      [externalMediaCategory]: {},
    },
    language: { default: 'page', translations: { page: words() } },
  });
  return ready;
}

function words(): manager.Translation {
  return {
    consentModal: {
      title: m.shell_consent_title(),
      description: m.shell_consent_text(),
      acceptAllBtn: m.shell_consent_accept(),
      acceptNecessaryBtn: m.shell_consent_reject(),
      showPreferencesBtn: m.shell_consent_choose(),
    },
    preferencesModal: {
      title: m.shell_consent_settings(),
      acceptAllBtn: m.shell_consent_accept(),
      acceptNecessaryBtn: m.shell_consent_reject(),
      savePreferencesBtn: m.shell_consent_save(),
      closeIconLabel: m.shell_consent_close(),
      sections: [
        { description: m.shell_consent_intro() },
        group('required', m.shell_consent_required(), m.shell_consent_required_text()),
        group('optimization', m.shell_consent_optimization(), m.shell_consent_optimization_text()),
        group('marketing', m.shell_consent_marketing(), m.shell_consent_marketing_text()),
        group(externalMediaCategory, m.shell_consent_external_media(), m.shell_consent_external_media_text()),
      ],
    },
  };
}

function group(linkedCategory: string, title: string, description: string): manager.Section {
  return { title, description, linkedCategory };
}
