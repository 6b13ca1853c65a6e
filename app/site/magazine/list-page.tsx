import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import type { listPage } from './list-page.server.ts';
import { MagazineHead } from './magazine-head.tsx';
import { MagazineList } from './magazine-list.tsx';
import { Topics } from './topics.tsx';

/** The articles of a category or a topic under its name. */
export function ListPage({ page }: { page: Awaited<ReturnType<typeof listPage>> }) {
  const { title, lead, list } = page;
  return (
    <DetailFrame detail={page}>
      <MagazineHead title={title} lead={lead} list={list} />
      <MagazineList list={list} />
      <Topics topics={list.topics} all={list.allTopics} />
    </DetailFrame>
  );
}
