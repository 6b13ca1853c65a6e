import { m } from '#app/i18n/paraglide/messages.js';
import { Paging } from '../detail-sections/paging.tsx';
import { Part } from '../detail-sections/part.tsx';
import css from './team.module.css';
import type { TeamList, TeamMember } from './team-list.server.ts';
import { teamAddress } from './team-query.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** By department or from A to Z; both are links, so that they work without JavaScript. */
export function Team({ team }: { team: TeamList }) {
  const { url, state, groups, pages } = team;
  return (
    <div className={css.team}>
      <Choice team={team} />
      {groups.length === 0 && <p className={css.nobody}>{m.detail_none_team()}</p>}
      {groups.map(({ id, title, people }) => (
        <Part key={id} title={title}>
          <ul className={css.people}>
            {people.map((member) => (
              <Member key={member.number} member={member} />
            ))}
          </ul>
        </Part>
      ))}
      <Paging page={state.page} pages={pages} addressOf={(page) => teamAddress(url, { ...state, page })} />
    </div>
  );
}

function Choice({ team: { url, state, categories } }: { team: TeamList }) {
  const isAlphabetical = state.order === 'a-z';
  return (
    <nav className={css.choice} aria-label={m.detail_team_lists()}>
      <ul className={css.options}>
        <Option href={url} isActive={!isAlphabetical && state.category === null} words={m.detail_by_category()} />
        <Option
          href={teamAddress(url, { order: 'a-z' })}
          isActive={isAlphabetical && state.letter === null}
          words={m.detail_a_to_z()}
        />
        {!isAlphabetical &&
          categories.map(({ id, name }) => (
            <Option key={id} href={teamAddress(url, { category: id })} isActive={state.category === id} words={name} />
          ))}
      </ul>
      {isAlphabetical && (
        <ul className={css.options} aria-label={m.detail_letters()}>
          {alphabet.map((letter) => (
            <Option
              key={letter}
              href={teamAddress(url, { order: 'a-z', letter })}
              isActive={state.letter === letter}
              words={letter.toUpperCase()}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Option({ href, isActive, words }: { href: string; isActive: boolean; words: string }) {
  return (
    <li>
      <a className={css.option} href={href} aria-current={isActive || undefined}>
        {words}
      </a>
    </li>
  );
}

function Member({ member: { name, role, href, phone, email } }: { member: TeamMember }) {
  return (
    <li className={css.member}>
      <h3 className={css.name}>{href ? <a href={href}>{name}</a> : name}</h3>
      {role && <p className={css.role}>{role}</p>}
      {phone && (
        <p className={css.contact}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {email && (
        <p className={css.contact}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </li>
  );
}
