import { ConsentEmbed } from '#app/ui/consent-embed.tsx';
import { ImportantInfo } from '../programme/important-info.tsx';
import { ArticleList } from './article-list.tsx';
import { SeriesBand } from './band.tsx';
import { Contributors } from './contributors.tsx';
import { DateList } from './date-list.tsx';
import { Description } from './description.tsx';
import css from './detail-sections.module.css';
import { Gallery } from './gallery.tsx';
import { OpeningHoursPart } from './opening-hours-part.tsx';
import { Part } from './part.tsx';
import { Promoter, Sponsors } from './partners.tsx';
import type { DetailSection, SectionContents } from './sections.ts';
import { SlotModules } from './slot-modules.tsx';

/** The place the button "Dates and Tickets" jumps to (specification 2.8). */
export const datesAnchor = 'datesAndTickets';

type DetailSectionsProps = { sections: readonly DetailSection[]; datesId?: string };

/** The parts of a detail page in the order of the house (specification section 3, design settings). */
export function DetailSections({ sections, datesId }: DetailSectionsProps) {
  return sections.map((section) => <Section key={section.name} section={section} datesId={datesId} />);
}

function Section({ section: { name, content }, datesId }: { section: DetailSection; datesId: string | undefined }) {
  switch (name) {
    case 'Children':
      return <DateList content={content} />;
    case 'ImportantInfo':
      return <ImportantInfo {...content} />;
    case 'OpeningHours':
      return <OpeningHoursPart content={content} />;
    case 'Description':
      return <Description content={content} />;
    case 'ImageSlider':
      return <Gallery content={content} />;
    case 'Programs':
      return <Programs content={content} />;
    case 'Video':
      return <Video content={content} />;
    case 'Contributors':
      return <Contributors content={content} />;
    case 'Series':
      return <SeriesBand content={content} />;
    case 'Events':
      return <DateList content={content} {...(datesId ? { id: datesId } : {})} />;
    case 'Blog':
      return <ArticleList content={content} />;
    case 'Sponsors':
      return <Sponsors content={content} />;
    case 'Promoter':
      return <Promoter content={content} />;
  }
}

function Programs({ content: { nodes, dates } }: { content: SectionContents['Programs'] }) {
  return (
    <>
      <SlotModules nodes={nodes} />
      {dates && <DateList content={dates} />}
    </>
  );
}

function Video({ content: { title, embed, poster } }: { content: SectionContents['Video'] }) {
  return (
    <Part title={title}>
      <div className={css.video}>
        <ConsentEmbed embed={embed} title={embed.title || title} kind="video" poster={poster} />
      </div>
    </Part>
  );
}
