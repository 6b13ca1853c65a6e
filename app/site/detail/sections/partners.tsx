import type { LinkView } from '#app/cms/resolve.ts';
import { Go } from '#app/ui/go.tsx';
import { Picture } from '#app/ui/picture.tsx';
import css from './partners.module.css';
import type { SectionContents } from './sections.ts';

/** Who pays for it, small and at the end. */
export function Sponsors({ content: { title, partners }, id }: { content: SectionContents['Sponsors']; id: string }) {
  return (
    <div id={id} className={css.partners}>
      <p className={css.label}>{title}</p>
      <ul className={css.names}>
        {partners.map(({ key, name, link, image }) => (
          <li key={key} className={css.partner}>
            {image && <Picture image={image} className={css.mark} sizes="160px" silent />}
            <Name name={name} link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Promoter({ content: { label, name, link }, id }: { content: SectionContents['Promoter']; id: string }) {
  return (
    <p id={id} className={css.partners}>
      <span className={css.label}>{label}:</span> <Name name={name} link={link} />
    </p>
  );
}

function Name({ name, link }: { name: string; link: LinkView | null }) {
  return link ? <Go to={link}>{name}</Go> : name;
}
