import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import type { listPage } from './list-page.server.ts';
import { MagazineHead } from './magazine-head.tsx';
import { ShelfView } from './shelf-view.tsx';
import { Topics } from './topics.tsx';

/** The articles of a category or a topic under its name. */
export function ListPage({ page }: { page: Awaited<ReturnType<typeof listPage>> }) {
  const { title, lead, shelf } = page;
  return (
    <DetailFrame detail={page}>
      <MagazineHead title={title} lead={lead} shelf={shelf} />
      <ShelfView shelf={shelf} />
      <Topics topics={shelf.topics} all={shelf.allTopics} />
    </DetailFrame>
  );
}
