import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import { Part } from '../detail/sections/part.tsx';
import type { ProductionRow } from './production-list.server.ts';
import css from './production-rows.module.css';

/** Productions below each other: a picture, a title under tension, how long it runs. */
export function ProductionRows({ title, rows }: { title: string; rows: readonly ProductionRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.number} className={css.row}>
            {row.image && (
              <Picture
                image={row.image}
                ratio="3 / 2"
                sizes="(width < 48em) 100vw, 33vw"
                className={css.picture}
                silent
              />
            )}
            <div className={css.words}>
              {row.preline && <p className={css.preline}>{row.preline}</p>}
              <h3 className={`tense ${css.title}`} style={tension(row.title)}>
                {row.href ? <a href={row.href}>{row.title}</a> : row.title}
              </h3>
              {row.lead && <p className={css.lead}>{row.lead}</p>}
            </div>
            <p className={css.run}>
              <strong>{row.run}</strong>
              {row.room && <span>{row.room}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
