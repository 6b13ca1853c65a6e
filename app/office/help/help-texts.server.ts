import { Marked, type Tokens } from 'marked';
import type { Locale } from '#app/i18n/locale.ts';
import { remembered } from '#app/i18n/remembered.ts';
import type { HelpName } from './help-pages.ts';

/** A page of the help: `html` is what stands below its title. */
export type HelpText = { title: string; summary: string; html: string };

const files = import.meta.glob<string>('./texts/*.md', { eager: true, import: 'default', query: '?raw' });
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default', query: '?url' });

/** How large `scripts/help-pictures.ts` stores a picture, in pixels. */
const pictureSize = { width: 1200, height: 750 };

const marked = new Marked({ renderer: { codespan: key, image: picture } });

/** A page of the help in a language, read when somebody asks for it. */
export function helpText(name: HelpName, locale: Locale): HelpText {
  return read(`${name}.${locale}`);
}

const read = remembered(readText);

/** Markdown (CommonMark): a title, what the screen is for in one paragraph, and the rest; `code` is a key, an image the picture. */
function readText(name: string): HelpText {
  const text = files[`./texts/${name}.md`] ?? '';
  const tokens = marked.lexer(text);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
  const summary = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  return {
    title: title?.text ?? '',
    summary: summary?.text ?? '',
    html: marked.parser(tokens.filter((token) => token !== title)),
  };
}

function key({ text }: Tokens.Codespan): string {
  return `<kbd>${text}</kbd>`;
}

function picture({ href, text: alt }: Tokens.Image): string {
  const source = pictures[href.replace('../', './')];
  const { width, height } = pictureSize;
  return `<img src="${source}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}
