import { tension } from '#app/ui/tension.ts';
import css from './article-list.module.css';
import { Part } from './part.tsx';
import type { SectionContents } from './sections.ts';

/** What the magazine says about it: titles on the line, no cards. */
export function ArticleList({ content: { title, articles }, id }: { content: SectionContents['Blog']; id: string }) {
  return (
    <Part title={title} id={id}>
      <ul className={css.articles}>
        {articles.map(({ number, title: name, lead, preline, href }) => (
          <li key={number} className={css.article}>
            {preline && <p className={css.preline}>{preline}</p>}
            <h3 className={`tense-row ${css.name}`} style={tension(name)}>
              {href ? <a href={href}>{name}</a> : name}
            </h3>
            {lead && <p className={css.lead}>{lead}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
