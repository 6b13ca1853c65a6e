import { sectionAnchors } from '#app/section-anchors.ts';
import { ImportantInfo } from '#app/site/programme/important-info.tsx';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
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

type DetailSectionsProps = {
  sections: readonly DetailSection[];
  /** The first list of dates is where the sticky button jumps to. */
  datesAnchored?: boolean;
};

/** The parts of a detail page in the order of the venue (docs/behaviour/navigation.md#detail-pages). */
export function DetailSections({ sections, datesAnchored = false }: DetailSectionsProps) {
  const dated = sections.find(({ name }) => name === 'Events') ?? sections.find(({ name }) => name === 'Programs');
  return sections.map((section) => (
    <Section
      key={section.name}
      section={section}
      anchor={sectionAnchors[datesAnchored && section === dated ? 'DatesAndTickets' : section.name]}
    />
  ));
}

function Section({ section: { name, content }, anchor }: { section: DetailSection; anchor: string }) {
  switch (name) {
    case 'Children':
      return <DateList content={content} id={anchor} />;
    case 'ImportantInfo':
      return <ImportantInfo {...content} id={anchor} />;
    case 'OpeningHours':
      return <OpeningHoursPart content={content} id={anchor} />;
    case 'Description':
      return <Description content={content} id={anchor} />;
    case 'ImageSlider':
      return <Gallery content={content} id={anchor} />;
    case 'Programs':
      return <Programs content={content} anchor={anchor} />;
    case 'Video':
      return <Video content={content} id={anchor} />;
    case 'Contributors':
      return <Contributors content={content} id={anchor} />;
    case 'Series':
      return <SeriesBand content={content} id={anchor} />;
    case 'Events':
      return <DateList content={content} id={anchor} />;
    case 'Blog':
      return <ArticleList content={content} id={anchor} />;
    case 'Sponsors':
      return <Sponsors content={content} id={anchor} />;
    case 'Promoter':
      return <Promoter content={content} id={anchor} />;
  }
}

type ProgramsProps = { content: SectionContents['Programs']; anchor: string };

function Programs({ content: { nodes, dates }, anchor }: ProgramsProps) {
  return (
    <>
      <SlotModules slot="programs" nodes={nodes} />
      {dates && <DateList content={dates} id={anchor} />}
    </>
  );
}

function Video({ content: { title, embed, poster }, id }: { content: SectionContents['Video']; id: string }) {
  return (
    <Part title={title} id={id}>
      <div className={css.video}>
        <ConsentEmbed embed={embed} title={embed.title || title} kind="video" poster={poster} />
      </div>
    </Part>
  );
}
