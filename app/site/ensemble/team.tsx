import { m } from '#app/i18n/paraglide/messages.js';
import { Picture } from '#app/ui/picture.tsx';
import { Part } from '../detail/sections/part.tsx';
import { Paging } from '../list/paging.tsx';
import { pagingText } from '../list/paging-text.ts';
import { FilterOptions } from '../programme/filter-options.tsx';
import css from './team.module.css';
import type { TeamList, TeamMember } from './team-list.server.ts';
import { teamAddress } from './team-query.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** By department or from A to Z; both are links, so that they work without JavaScript. */
export function Team({ team }: { team: TeamList }) {
  const { url, state, groups, pages } = team;
  const hasPictures = groups.some(({ people }) => people.some(({ image }) => image !== null));
  return (
    <div className={css.team}>
      <Choice team={team} />
      {groups.length === 0 && <p className={css.nobody}>{m.detail_none_team()}</p>}
      {groups.map(({ id, title, people }) => (
        <Part key={id} title={title}>
          <ul className={css.people} data-pictured={hasPictures || undefined}>
            {people.map((member) => (
              <Member key={member.number} member={member} />
            ))}
          </ul>
        </Part>
      ))}
      <Paging
        page={state.page}
        pages={pages}
        addressOf={(page) => teamAddress(url, { ...state, page })}
        labels={pagingText(state.page, pages)}
      />
    </div>
  );
}

function Choice({ team: { url, state, categories } }: { team: TeamList }) {
  const isAlphabetical = state.order === 'a-z';
  const departments = categories.map(({ id, name }) => ({
    id: String(id),
    href: teamAddress(url, { category: id }),
    isActive: state.category === id,
    label: name,
  }));
  const letters = alphabet.map((letter) => ({
    id: letter,
    href: teamAddress(url, { order: 'a-z', letter }),
    isActive: state.letter === letter,
    label: letter.toUpperCase(),
  }));
  return (
    <nav className={css.choice} aria-label={m.detail_team_lists()}>
      <FilterOptions
        options={[
          {
            id: 'by-category',
            href: url,
            isActive: !isAlphabetical && state.category === null,
            label: m.detail_by_category(),
          },
          {
            id: 'a-z',
            href: teamAddress(url, { order: 'a-z' }),
            isActive: isAlphabetical && state.letter === null,
            label: m.detail_a_to_z(),
          },
          ...(isAlphabetical ? [] : departments),
        ]}
      />
      {isAlphabetical && <FilterOptions options={letters} listLabel={m.detail_letters()} />}
    </nav>
  );
}

function Member({ member: { name, role, href, image, phone, email } }: { member: TeamMember }) {
  return (
    <li className={css.member}>
      {image && (
        <Picture
          image={image}
          ratio="1"
          sizes="(width < 48em) 5.5rem, (width < 64em) 30vw, 22vw"
          className={css.picture}
          silent
        />
      )}
      <h3 className={css.name}>{href ? <a href={href}>{name}</a> : name}</h3>
      {role && <p className={css.role}>{role}</p>}
      {phone && (
        <p className={css.contact}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {email && (
        <p className={css.contact}>
          <a href={`mailto:${email}`}>
            {email.slice(0, email.indexOf('@'))}
            <wbr />
            {email.slice(email.indexOf('@'))}
          </a>
        </p>
      )}
    </li>
  );
}
