import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { ReleaseState } from '#app/cms/release/release.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './release.module.css';

type Props = {
  state: ReleaseState;
  rows: readonly object[];
  /** How many parts cannot go online at this moment. */
  refused: number;
  /** Names the drafts on this screen: nothing else is published from it. */
  tag: string;
  preview: string;
  earliest: string;
  mayPublish: boolean;
  csrfToken: string;
};

/** How a release goes online, now or at a time, how it is looked at before, and how it comes back. */
export function PublishRelease({ state, rows, refused, preview, mayPublish, ...rest }: Props) {
  const isToCome = state === 'open' || state === 'planned';
  const isReady = rows.length > 0 && refused === 0;
  return (
    <section className={panels.card} aria-labelledby="office-release-publish">
      <h2 id="office-release-publish">{m.release_publish()}</h2>
      {isToCome && rows.length > 0 && (
        <>
          <p className={controls.actions}>
            <Link discover="none" reloadDocument className={controls.plain} to={preview}>
              {m.release_preview_open()}
            </Link>
          </p>
          <p className={controls.muted}>{m.release_preview_hint()}</p>
        </>
      )}
      {isToCome && refused > 0 && <p className={controls.problem}>{m.release_publish_holes({ count: refused })}</p>}
      {!mayPublish && <p className={controls.muted}>{m.release_publish_right()}</p>}
      {mayPublish && state === 'open' && <Plan isReady={isReady} {...rest} />}
      {mayPublish && state === 'planned' && (
        <Command {...rest} value="reopen" label={m.release_reopen()} hint={m.release_reopen_hint()} />
      )}
      {mayPublish && state === 'online' && (
        <Command {...rest} value="take-back" label={m.release_take_back()} hint={m.release_take_back_hint()} isDanger />
      )}
    </section>
  );
}

type PlanProps = Pick<Props, 'tag' | 'earliest' | 'csrfToken'> & { isReady: boolean };

function Plan({ tag, earliest, csrfToken, isReady }: PlanProps) {
  return (
    <Form method="post" className={css.command} preventScrollReset>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="tag" value={tag} />
      <label className={controls.field}>
        {m.release_starts()}
        <input type="datetime-local" name="starts" min={earliest} />
      </label>
      <label className={controls.field}>
        {m.release_ends()}
        <input type="datetime-local" name="ends" min={earliest} />
      </label>
      <p className={controls.muted}>{m.release_plan_hint()}</p>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value="plan" disabled={!isReady}>
          {m.release_plan()}
        </button>
        <button type="submit" className={controls.plain} name="command" value="publish" disabled={!isReady}>
          {m.release_now()}
        </button>
      </p>
      <p className={controls.muted}>{m.release_publish_hint()}</p>
    </Form>
  );
}

type CommandProps = { value: string; label: string; hint: ReactNode; isDanger?: boolean; csrfToken: string };

function Command({ value, label, hint, isDanger = false, csrfToken }: CommandProps) {
  return (
    <Form method="post" className={css.command} preventScrollReset>
      <CsrfField token={csrfToken} />
      <p className={controls.muted}>{hint}</p>
      <p className={controls.actions}>
        <button
          type="submit"
          className={isDanger ? `${controls.plain} ${controls.danger}` : controls.plain}
          name="command"
          value={value}
        >
          {label}
        </button>
      </p>
    </Form>
  );
}
