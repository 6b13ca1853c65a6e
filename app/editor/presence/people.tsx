import { m } from '#app/i18n/paraglide/messages.js';
import { initials } from '#app/inspector/initials.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { onePerUser } from './one-per-user.ts';
import css from './people.module.css';
import { usePresence } from './use-presence.ts';

/** Who else has the page open. Choosing somebody shows where they are. */
export function People() {
  const { people } = usePresence();
  const present = onePerUser(useObservable(people));
  const { interaction } = useEditor();
  if (!present.length) return null;
  return (
    <ul data-people className={css.people} aria-label={m.editor_people()}>
      {present.map((person, index) => (
        <li key={person.user}>
          <button
            type="button"
            data-person={index % 4}
            data-away={person.is_hidden || undefined}
            aria-label={person.is_hidden ? m.editor_person_away({ name: person.name }) : person.name}
            title={person.is_hidden ? m.editor_person_away({ name: person.name }) : person.name}
            onClick={() => person.module && interaction.flash.set({ id: person.module, at: Date.now() })}
          >
            {initials(person.name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
