import type { DemoModule } from '../demo-page.ts';
import { build, children, join, linkTo, type Pair } from './pair.ts';

type HeadlineMore = { level?: 2 | 3 | 4 | 5 | 6; preline?: Pair; subline?: Pair; anchor?: string };

export function headline(content: Pair, { level = 2, preline, subline, anchor }: HeadlineMore = {}): DemoModule {
  return {
    model: 'headline',
    ...build({ shared: { headline_level: level, anchor }, text: { preline, subline }, line: { content } }),
  };
}

type TextMore = { anchor?: string; decrease_distance?: boolean; extra_class?: 'lead' };

export function text(de: string, en: string, more: TextMore = {}): DemoModule {
  return { model: 'text', ...build({ shared: more, rich: { content: [de, en] } }) };
}

/** What a page begins with, a grade larger than what follows. */
export function lead(de: string, en: string): DemoModule {
  return text(de, en, { extra_class: 'lead' });
}

type LinkMore = { extra_class?: 'primary' | 'secondary' | 'more'; sticky?: boolean };

export function link(words: Pair, target: string, { extra_class = 'more', sticky }: LinkMore = {}): DemoModule {
  return {
    model: 'link',
    ...build({ shared: { link: linkTo(target), extra_class, sticky }, text: { link_text: words } }),
  };
}

export function quote(content: Pair, author: Pair, anchor?: string): DemoModule {
  return { model: 'quote', ...build({ shared: { anchor }, line: { content }, text: { author } }) };
}

type Question = { question: Pair; answer: Pair };

export function faq(title: Pair | undefined, anchor: string, questions: Question[]): DemoModule {
  const items = questions.map(({ question, answer }) => build({ text: { question }, rich: { answer } }));
  return { model: 'faq', ...join(build({ shared: { anchor }, line: { headline: title } }), children(items)) };
}

export function anchorList(anchors: { words: Pair; anchor: string }[], sticky = true): DemoModule {
  const items = anchors.map(({ words, anchor }) => build({ shared: { anchor }, text: { link_text: words } }));
  return { model: 'anchor-list', ...join(build({ shared: { sticky } }), children(items)) };
}

export function facts(title: Pair, rows: [label: Pair, value: Pair][]): DemoModule {
  const items = rows.map(([label, value]) => build({ text: { label, value } }));
  return { model: 'facts', ...join(build({ text: { headline: title } }), children(items)) };
}

type Chapter = { headline: Pair; text: Pair; note: Pair; link?: string };

export function chapterList(chapters: Chapter[]): DemoModule {
  const items = chapters.map((chapter) =>
    build({
      shared: { link: chapter.link ? linkTo(chapter.link) : undefined },
      line: { headline: chapter.headline },
      text: { text: chapter.text, note: chapter.note },
    }),
  );
  return { model: 'chapter-list', ...children(items) };
}
