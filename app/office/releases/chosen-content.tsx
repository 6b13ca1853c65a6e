import { useState } from 'react';
import { Form } from 'react-router';
import { longestTitle, type Release } from '#app/cms/release/release.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { NamedContent } from './content-named.server.ts';
import css from './release.module.css';

type Props = {
  chosen: readonly NamedContent[];
  /** The releases that something can be added to. */
  open: readonly Pick<Release, 'id' | 'title'>[];
  csrfToken: string;
};

const mostNamed = 8;

/** Which release what was ticked in a list, or one page, goes into: one that is there or a new one. */
export function ChosenContent({ chosen, open, csrfToken }: Props) {
  const [wanted, setWanted] = useState(open[0]?.id ?? '');
  return (
    <section className={panels.card} aria-labelledby="office-chosen">
      <h2 id="office-chosen">{m.release_chosen()}</h2>
      <p>{m.release_chosen_count({ count: chosen.length })}</p>
      <ul className={css.chosen}>
        {chosen.slice(0, mostNamed).map(({ id, title, note }) => (
          <li key={id}>
            {title} <small>{note}</small>
          </li>
        ))}
        {chosen.length > mostNamed && <li>{m.release_chosen_more({ count: chosen.length - mostNamed })}</li>}
      </ul>
      <Form method="post" className={controls.fields}>
        <CsrfField token={csrfToken} />
        {chosen.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <label>
          {m.release_chosen_into()}
          <select name="release" value={wanted} onChange={({ target }) => setWanted(target.value)}>
            {open.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value="">{m.release_chosen_new()}</option>
          </select>
        </label>
        {/* Without scripts it stands there always: what is written in it counts when a new one is chosen. */}
        <label className={css.newName} data-wanted={wanted === '' || undefined}>
          {m.release_chosen_new_name()}
          <input type="text" name="title" required={wanted === ''} maxLength={longestTitle} autoComplete="off" />
        </label>
        <button type="submit" className={controls.button} name="command" value="add">
          {m.release_chosen_add()}
        </button>
      </Form>
      <p className={controls.muted}>{m.release_chosen_languages()}</p>
    </section>
  );
}
