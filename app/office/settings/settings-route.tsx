import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import {
  longestLimit,
  mostLetters,
  saveStyleGuide,
  shortestLimit,
  type WrittenStyleGuide,
  writtenStyleGuide,
} from '#app/collections/page/style-guide.server.ts';
import { type CodeField, codeFields } from '#app/features/site-settings/code-fields.ts';
import { saveSettings } from '#app/features/site-settings/commands.server.ts';
import { headMetas, safeHtml } from '#app/features/site-settings/safe-html.ts';
import {
  mostGlossaryLetters,
  readStoredSettings,
  type StoredSettings,
} from '#app/features/site-settings/settings.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/settings-route.ts';
import { GlossaryForm } from './glossary-form.tsx';
import css from './settings-route.module.css';
import { StyleForm } from './style-form.tsx';

const longestCode = 20_000;
const switches = ['is_site_online', 'is_shop_online'] as const;

/** Settings of the whole site: administrators only, and its codes only with the right to write HTML. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, csrfToken } = requireEditor(args, 'settings:write');
  const [settings, style] = await Promise.all([readStoredSettings(), writtenStyleGuide()]);
  return {
    settings,
    style,
    limits: { shortest: shortestLimit, longest: longestLimit, letters: mostLetters, glossary: mostGlossaryLetters },
    kept: Object.fromEntries(codeFields.map((field) => [field, keptOf(field, settings)])) as Record<
      CodeField,
      string[]
    >,
    mayWriteHtml: can(viewer, 'html:write'),
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'settings:write');
  const form = await formOf(request);
  const isStyle = form.get('command') === 'style';
  permitted(await (isStyle ? saveStyleGuide(viewer, styleIn(form)) : saveSettings(changesIn(form, args), viewer)));
  return { saved: true };
}

/**
 * What one of the forms of switches and codes says; anything else is refused. A form says of each of its switches that it is off: one that says
 * nothing of a switch leaves it as it is, so that no form can take the site offline by what it does not hold.
 */
function changesIn(form: FormData, args: Pick<Route.ActionArgs, 'context' | 'url'>): Partial<StoredSettings> {
  const command = form.get('command');
  if (command === 'codes') {
    requireEditor(args, 'html:write');
    return codesIn(form);
  }
  if (command === 'glossary')
    return { glossary: { de: String(form.get('glossary_de') ?? ''), en: String(form.get('glossary_en') ?? '') } };
  if (command !== 'state') throw data(null, { status: 400 });
  return Object.fromEntries(
    switches.flatMap((name) => {
      const value = form.getAll(name).at(-1);
      return value === undefined ? [] : [[name, value === '1']];
    }),
  );
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_settings()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, style, limits, kept, mayWriteHtml, csrfToken } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_settings()}</h1>
      </header>
      <Note text={actionData?.saved ? m.office_saved() : null} />
      <Form method="post" className={panels.card} preventScrollReset>
        <h2>{m.office_settings_state()}</h2>
        <CsrfField token={csrfToken} />
        <Switch name="is_site_online" isOn={settings.is_site_online} label={m.office_settings_site()} />
        <p className={controls.muted}>{m.office_settings_site_hint()}</p>
        <Switch name="is_shop_online" isOn={settings.is_shop_online} label={m.office_settings_shop()} />
        <p className={controls.muted}>{m.office_settings_shop_hint()}</p>
        <p className={controls.actions}>
          <button type="submit" className={controls.button} name="command" value="state">
            {m.office_save()}
          </button>
        </p>
      </Form>
      <StyleForm written={style} limits={limits} csrfToken={csrfToken} />
      <GlossaryForm written={settings.glossary} mostLetters={limits.glossary} csrfToken={csrfToken} />
      <Form method="post" className={panels.card} preventScrollReset>
        <h2>{m.office_settings_codes()}</h2>
        <p className={controls.muted}>
          {mayWriteHtml ? m.office_settings_codes_hint() : m.office_settings_codes_refused()}
        </p>
        <CsrfField token={csrfToken} />
        {codeFields.map((field) => (
          <CodeControl key={field} field={field} value={settings[field]} kept={kept[field]} isLocked={!mayWriteHtml} />
        ))}
        {mayWriteHtml && (
          <p className={controls.actions}>
            <button type="submit" className={controls.button} name="command" value="codes">
              {m.office_save()}
            </button>
          </p>
        )}
      </Form>
    </>
  );
}

type SwitchProps = { name: (typeof switches)[number]; isOn: boolean; label: string };

/** Without its tick the hidden field before it is what is sent. */
function Switch({ name, isOn, label }: SwitchProps) {
  return (
    <label className={controls.check}>
      <input type="hidden" name={name} value="0" />
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} />
      {label}
    </label>
  );
}

type ControlProps = { field: CodeField; value: StoredSettings[CodeField]; kept: string[]; isLocked: boolean };

function CodeControl({ field, value, kept, isLocked }: ControlProps) {
  const name = m[`office_settings_${field}`]();
  const inputs = [
    { name: field, label: m.office_settings_code_both({ name }), text: value.code },
    { name: `${field}_en`, label: m.office_settings_code_english({ name }), text: value.code_en },
  ];
  return (
    <div className={panels.stack}>
      <div className={controls.both}>
        {inputs.map((input) => (
          <label key={input.name}>
            {input.label}
            <textarea
              name={input.name}
              defaultValue={input.text}
              rows={4}
              maxLength={longestCode}
              readOnly={isLocked}
              spellCheck={false}
            />
          </label>
        ))}
      </div>
      {kept.length > 0 && (
        <details>
          <summary>{m.office_settings_kept({ name })}</summary>
          {kept.map((code) => (
            <pre key={code} className={css.code}>
              {code}
            </pre>
          ))}
        </details>
      )}
    </div>
  );
}

/** What visitors get of a code, in each of its languages: whatever could run is left out. */
function keptOf(field: CodeField, settings: StoredSettings): string[] {
  const { code, code_en } = settings[field];
  return [code, code_en].filter(Boolean).map((text) =>
    field === 'html_header'
      ? headMetas(text)
          .map(({ name, content }) => `<meta name="${name}" content="${content}">`)
          .join('\n')
      : safeHtml(text),
  );
}

/** Numbers out of range are those nearest to them; none is any length. */
function styleIn(form: FormData): WrittenStyleGuide {
  const text = (name: string) => textOf(form, name, mostLetters);
  const most = Number.parseInt(text('longest_sentence'), 10);
  return {
    words: { de: text('words_de'), en: text('words_en') },
    longest_sentence: Number.isNaN(most) ? null : Math.min(Math.max(most, shortestLimit), longestLimit),
  };
}

function textOf(form: FormData, name: string, mostLetters: number): string {
  return String(form.get(name) ?? '')
    .replaceAll('\0', '')
    .slice(0, mostLetters);
}

function codesIn(form: FormData): Partial<StoredSettings> {
  const text = (name: string) => textOf(form, name, longestCode);
  return Object.fromEntries(
    codeFields.map((field) => [field, { code: text(field), code_en: text(`${field}_en`) }]),
  ) as Partial<StoredSettings>;
}
