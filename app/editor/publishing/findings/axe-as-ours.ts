import type { Finding } from '#app/cms/checks/finding.ts';
import type { Field } from '#app/cms/field/field.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Editor } from '../../core/editor.ts';

type Seen = { rule: string; element: Element; seen: Finding };

/** What axe has seen in a module, as the finding of ours that it is: the same words, the same field, the same repair. */
export function asOurs(editor: Editor, { rule, element, seen }: Seen): Finding {
  const kind = editor.fieldOf(seen.module ?? '', seen.path)?.kind;
  switch (rule) {
    case 'image-alt':
      return {
        ...seen,
        like: 'alt',
        path: `${pathTo(editor, seen, 'image')}.alt`,
        message: 'field_problem_alt',
        words: '',
      };
    case 'frame-title':
      return {
        ...seen,
        like: 'embed-title',
        path: `${pathTo(editor, seen, 'embed')}.title`,
        message: 'forms_check_embed_title',
        words: '',
      };
    case 'heading-order':
      return {
        ...seen,
        ...level(editor, seen, element),
        like: 'heading',
        message: 'forms_check_heading',
        words: textOf(element),
      };
    case 'empty-heading':
      return { ...seen, message: 'forms_check_heading_empty', words: '' };
    case 'link-name':
      // A picture without words is the whole of its link: the picture is what has to be described.
      if (kind === 'image')
        return { ...seen, like: 'alt', path: `${seen.path}.alt`, message: 'forms_check_link_empty', words: '' };
      return { ...seen, like: 'link-name', message: 'forms_check_link_empty', words: '' };
    case 'valid-lang':
      return { ...seen, like: 'language', message: 'forms_check_language', words: element.getAttribute('lang') ?? '' };
    default:
      return seen;
  }
}

/** The field of this kind the element was rendered from: the one it is marked with, or the first of the module. */
function pathTo(editor: Editor, { module, path }: Finding, kind: Field['kind']): string {
  if (editor.fieldOf(module ?? '', path)?.kind === kind) return path;
  const fields = getModule(editor.content.get(module)?.model ?? '')?.fields ?? {};
  return Object.entries(fields).find(([, field]) => field.kind === kind)?.[0] ?? path;
}

/** One below the heading before it, where the module lets its level be chosen. */
function level(editor: Editor, { module, path }: Finding, element: Element): Pick<Finding, 'path' | 'better'> {
  if (!editor.fieldOf(module ?? '', 'headline_level')) return { path };
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
  const before = headings[headings.indexOf(element) - 1];
  return { path: 'headline_level', better: Number(before?.tagName.slice(1) ?? 1) + 1 };
}

function textOf(element: Element): string {
  return (element.textContent ?? '').trim().slice(0, 60);
}
