/** What stands in one language: of the object itself (`key` null), or of one of its modules. */
export type TextSection = { key: string | null; line: number; texts: FoundText[] };

/** `isHeading`: a heading that names a part and holds no text of its own. */
export type FoundText = { path: string[]; line: number; isBlock: boolean; text: string; isHeading?: boolean };

export type TextMistake = { line: number; found: string };

/** Says whether the heading `### path` in a section is followed by a text of its own. */
type IsBlock = (key: string | null, path: string[]) => boolean;

const sectionStart = /^## (\S+)\s*$/;
const heading = /^### (\S+)\s*$/;
const field = /^([A-Za-z_][\w-]*(?:\.[\w-]+)*):(?: (.*))?$/;

/** Reads a language file (docs/behaviour/site-format.md#texts). */
export function readLanguageFile(
  source: string,
  isBlock: IsBlock,
): { sections: TextSection[]; mistakes: TextMistake[] } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const sections: TextSection[] = [{ key: null, line: 1, texts: [] }];
  const mistakes: TextMistake[] = [];
  let prefix: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const content = lines[index] ?? '';
    const line = index + 1;
    const section = sections.at(-1) as TextSection;
    const [, key] = sectionStart.exec(content) ?? [];
    const [, named] = heading.exec(content) ?? [];
    const [, name, text = ''] = field.exec(content) ?? [];
    if (key) {
      sections.push({ key, line, texts: [] });
      prefix = [];
    } else if (named && isBlock(section.key, named.split('.'))) {
      const block = blockAfter(lines, index + 1);
      section.texts.push({ path: named.split('.'), line: block.line, isBlock: true, text: block.text });
      index = block.end - 1;
    } else if (named) {
      prefix = named.split('.');
      section.texts.push({ path: prefix, line, isBlock: false, text: '', isHeading: true });
    } else if (name) section.texts.push({ path: [...prefix, ...name.split('.')], line, isBlock: false, text });
    else if (content.trim()) mistakes.push({ line, found: content.trim().slice(0, 60) });
  }
  return { sections, mistakes };
}

/** The lines up to the next heading, without the empty ones around them; `line` is that of the first. */
function blockAfter(lines: string[], from: number): { text: string; line: number; end: number } {
  const next = lines.findIndex((line, index) => index >= from && (sectionStart.test(line) || heading.test(line)));
  const end = next === -1 ? lines.length : next;
  let [first, last] = [from, end];
  while (first < last && !lines[first]?.trim()) first += 1;
  while (last > first && !lines[last - 1]?.trim()) last -= 1;
  return { text: lines.slice(first, last).join('\n'), line: first + 1, end };
}

/** Writes one scope: a section, or a part of it that has a heading. */
export type WrittenScope = { heading: string | null; lines: string[]; blocks: { path: string; text: string }[] };

/** Puts scopes together, an empty line between each. */
export function writeLanguageFile(scopes: readonly WrittenScope[]): string {
  const paragraphs = scopes.flatMap(({ heading: head, lines, blocks }) => [
    ...(head ? [head] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...blocks.flatMap(({ path, text }) => [`### ${path}`, ...(text ? [text] : [])]),
  ]);
  return `${paragraphs.join('\n\n')}\n`;
}
