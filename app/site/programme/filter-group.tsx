import css from './filter-group.module.css';
import { type FilterOption, FilterOptions } from './filter-options.tsx';

type FilterGroupProps = { title: string; level: 2 | 3; options: readonly FilterOption[] };

/** The options of one kind below their name. */
export function FilterGroup({ title, level, options }: FilterGroupProps) {
  const Title = `h${level}` as const;
  return (
    <section className={css.group}>
      <Title className={css.title}>{title}</Title>
      <FilterOptions options={options} />
    </section>
  );
}
