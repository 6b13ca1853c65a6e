import type { Node, Schema } from 'prosemirror-model';
import type { Field } from '#app/cms/field/field.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { parseLine } from '#app/cms/rich-text/line-document.ts';
import { parseRich } from '#app/cms/rich-text/rich-document.ts';
import { lineSchema, plainSchema, richSchema } from './schemas.ts';

/** How a text field becomes a ProseMirror document and a stored value again. */
export type TextForm = { schema: Schema; read(value: unknown): Node; write(document: Node): unknown };

/** True for the kinds that are typed where they stand. */
export function isTyped(field: Field): boolean {
  return field.kind === 'line' || field.kind === 'rich-text' || field.kind === 'text';
}

export function textForm(field: Field, context: ResolveContext): TextForm {
  if (field.kind === 'rich-text') return richForm(context);
  if (field.kind === 'line') return lineForm;
  return field.options.multiline ? multilineForm : plainForm;
}

const lineForm: TextForm = {
  schema: lineSchema,
  read: (value) => lineSchema.nodeFromJSON(parseLine(value)),
  write: (document) => (document.content.size ? document.toJSON() : undefined),
};

const multilineForm: TextForm = {
  schema: lineSchema,
  read(value) {
    const lines = String(value ?? '').split('\n');
    const nodes = lines.flatMap((line, index) => [
      ...(index ? [lineSchema.node('hard_break')] : []),
      ...(line ? [lineSchema.text(line)] : []),
    ]);
    return lineSchema.node('doc', null, nodes);
  },
  write: (document) => document.textBetween(0, document.content.size, '', '\n') || undefined,
};

const plainForm: TextForm = {
  schema: plainSchema,
  read(value) {
    const text = String(value ?? '').replace(/[\r\n]+/g, ' ');
    return plainSchema.node('doc', null, text ? [plainSchema.text(text)] : []);
  },
  write: (document) => document.textContent || undefined,
};

function richForm(context: ResolveContext): TextForm {
  const schema = richSchema(context);
  return {
    schema,
    read(value) {
      const stored = parseRich(value);
      if (!stored.content?.length) return schema.node('doc', null, [schema.node('paragraph')]);
      return schema.nodeFromJSON(stored);
    },
    write: (document) => (document.textContent || document.childCount > 1 ? document.toJSON() : undefined),
  };
}
