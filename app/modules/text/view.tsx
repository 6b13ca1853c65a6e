import type { ViewProps } from '#app/cms/module.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import type { textModule } from './schema.ts';
import css from './view.module.css';

export function TextView({ fields, marks }: ViewProps<typeof textModule>) {
  const { anchor, content, decrease_distance, extra_class } = fields;
  const distance = decrease_distance ? { 'data-distance': 'half' } : {};
  return (
    <div
      id={anchor || undefined}
      className={extra_class === 'lead' ? css.lead : css.text}
      {...distance}
      {...marks.root}
    >
      <RichText html={content.html} mark={marks.field('content')} />
    </div>
  );
}
