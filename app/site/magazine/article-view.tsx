import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import type { ArticlePage } from './article.server.ts';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';

/** What it is and who wrote it, its picture, its text, and what to read next. */
export function ArticleView({ article }: { article: ArticlePage }) {
  return (
    <DetailFrame detail={article}>
      <ArticleHead article={article} />
      <SlotModules slot="content" nodes={article.slots.content} />
      <SlotModules slot="bottom" nodes={article.slots.bottom} />
      <ArticleEnd article={article} />
    </DetailFrame>
  );
}
