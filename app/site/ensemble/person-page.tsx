import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import heading from '#app/ui/heading.module.css';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { tension } from '#app/ui/tension.ts';
import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { ArticleList } from '../detail/sections/article-list.tsx';
import { ContactWays } from '../detail/sections/contact-ways.tsx';
import { DateList } from '../detail/sections/date-list.tsx';
import { Part } from '../detail/sections/part.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import type { PersonDetail } from './person-detail.server.ts';
import css from './person-page.module.css';

/** A name, what they do here, how to reach them, and where one can see or read them. */
export function PersonPage({ detail }: { detail: PersonDetail }) {
  const { name, role, categories, lead, biography, image, slots, dates, productions, articles } = detail;
  return (
    <DetailFrame detail={detail}>
      <header className={css.head} data-pictured={image !== null || undefined}>
        <div className={css.words}>
          {categories.length > 0 && <p className={css.category}>{categories.join(', ')}</p>}
          <h1 className={`tense ${css.name}`} style={tension(name)}>
            {name}
          </h1>
          {role && <p className={css.role}>{role}</p>}
          {lead && <p className={css.lead}>{lead}</p>}
          <Contact detail={detail} />
        </div>
        {image && (
          <figure>
            <Picture image={image} sizes="(width < 48em) 100vw, 33vw" className={css.picture} eager />
            <Caption caption={image.caption} credit={image.credit} />
          </figure>
        )}
      </header>
      {biography && (
        <div id={sectionAnchors.Description} className={css.biography}>
          <RichText html={biography} />
        </div>
      )}
      <SlotModules slot="content" nodes={slots.content} />
      {dates && <DateList content={dates} id={sectionAnchors.Events} />}
      {productions && (
        <Part title={productions.title} id={sectionAnchors.Productions}>
          <ul className={css.productions}>
            {productions.items.map(({ number, title, href, run }) => (
              <li key={number} className={css.production}>
                <h3 className={`tense-row ${heading.row}`} style={tension(title)}>
                  {href ? (
                    <a className={heading.link} href={href}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p className={css.run}>{run}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {articles && <ArticleList content={articles} id={sectionAnchors.Blog} />}
    </DetailFrame>
  );
}

function Contact({ detail: { email, phone, website } }: { detail: PersonDetail }) {
  if (!email && !phone && !website) return null;
  return (
    <ul className={css.contact} aria-label={m.detail_contact()}>
      <ContactWays phone={phone} email={email} website={website} />
    </ul>
  );
}
