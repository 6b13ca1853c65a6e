import { isRendered, type Mark } from './marks.ts';
import css from './rich-text.module.css';

type RichTextProps = { html: string; mark?: Mark; className?: string };

/** Paragraphs, lists and links of a rich-text field. React never touches the node, so the editor can mount on it. */
export function RichText({ html, mark = {}, className = '' }: RichTextProps) {
  if (!isRendered(html, mark)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the rich-text field, built from parsed nodes
  return <div className={`${css.text} ${className}`.trim()} {...mark} dangerouslySetInnerHTML={{ __html: html }} />;
}
