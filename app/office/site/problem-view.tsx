import { m } from '#app/i18n/paraglide/messages.js';
import { isPlural } from '../counted.ts';
import panels from '../office-panels.module.css';

type Props = { report: { name: string; problems: { count: number; lines: string[] } } };

/** Everything that is wrong in a folder, with file and line. */
export function ProblemView({ report: { name, problems } }: Props) {
  const { count, lines } = problems;
  return (
    <section className={panels.card} aria-labelledby="site-problems">
      <h2 id="site-problems">
        {isPlural(count) ? m.office_site_problems({ name, count }) : m.office_site_problem({ name })}
      </h2>
      <p>{m.office_site_problems_text()}</p>
      <ul className={panels.lines}>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      {count > lines.length && <p>{m.office_fields_more({ count: count - lines.length })}</p>}
    </section>
  );
}
