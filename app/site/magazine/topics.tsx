import { m } from '#app/i18n/paraglide/messages.js';
import type { Choice } from './article-list.server.ts';
import css from './topics.module.css';

/** The topics on a line of their own, and the way to all of them. */
export function Topics({ topics, all }: { topics: readonly Choice[]; all: string }) {
  if (topics.length === 0) return null;
  return (
    <nav className={css.topics} aria-labelledby="magazine-topics">
      <h2 id="magazine-topics" className={css.title}>
        <a href={all}>{m.magazine_topics()}</a>
      </h2>
      <ul className={css.list}>
        {topics.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
