import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor } from '../core/use-editor.ts';
import css from './guide.module.css';

/** Screens of this editor, taken by `scripts/guide-pictures.ts`; each comes only when the guide is open. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default', query: '?url' });

const chapters = [
  { name: 'text', title: m.guide_text, words: m.guide_text_words, picture: m.guide_text_picture },
  { name: 'insert', title: m.guide_insert, words: m.guide_insert_words, picture: m.guide_insert_picture },
  { name: 'arrange', title: m.guide_arrange, words: m.guide_arrange_words, picture: m.guide_arrange_picture },
  { name: 'link', title: m.guide_link, words: m.guide_link_words, picture: m.guide_link_picture },
  { name: 'paste', title: m.guide_paste, words: m.guide_paste_words, picture: m.guide_paste_picture },
  { name: 'undo', title: m.guide_undo, words: m.guide_undo_words, picture: m.guide_undo_picture },
  { name: 'publish', title: m.guide_publish, words: m.guide_publish_words, picture: m.guide_publish_picture },
];

/** How to change a page, in seven short chapters with pictures of the real screens in the language of the person. */
export default function Guide() {
  const { locale } = useEditor().context;
  return chapters.map(({ name, title, words, picture }) => {
    const source = pictures[`./pictures/${name}.${locale}.webp`];
    return (
      <section key={name} className={css.chapter} aria-labelledby={`ed-chapter-${name}`}>
        <h3 id={`ed-chapter-${name}`}>{title()}</h3>
        <p>{words()}</p>
        {source && <img src={source} alt={picture()} width={720} height={400} loading="lazy" />}
      </section>
    );
  });
}
