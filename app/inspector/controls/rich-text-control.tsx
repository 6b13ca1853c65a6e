import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import type { ControlProps } from '../control-props.ts';
import { useFormServices } from '../form-context.ts';
import { textForm } from '../text/stored-text.ts';
import { textKeys } from '../text/text-keys.ts';
import css from './rich-text-control.module.css';

/** The same schema as on the page, for those who would rather type in a form. */
export function RichTextControl({ id, field, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useRef(onChange);
  change.current = onChange;

  // ProseMirror is the world outside React: made once per field, then told of changes from elsewhere.
  useEffect(() => {
    if (!place.current) return;
    const form = textForm(field, context);
    const created = new EditorView(place.current, {
      state: EditorState.create({ doc: form.read(undefined), plugins: textKeys(form.schema) }),
      attributes: {
        role: 'textbox',
        id,
        'aria-labelledby': `${id}-label`,
        'aria-multiline': 'true',
        'data-form-text': '',
        // Written out, so that everybody who asks what can be reached by keys is told.
        tabindex: '0',
      },
      dispatchTransaction(transaction) {
        created.updateState(created.state.apply(transaction));
        if (transaction.docChanged && !transaction.getMeta('outside'))
          change.current('localized', form.write(created.state.doc));
      },
    });
    view.current = created;
    return () => created.destroy();
  }, [field, context, id]);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const document = textForm(field, context).read(stored.localized);
    // Two schemas of the same shape are two objects; their JSON tells whether the words differ.
    if (JSON.stringify(document.toJSON()) === JSON.stringify(current.state.doc.toJSON())) return;
    const same = current.state.schema.nodeFromJSON(document.toJSON());
    current.dispatch(
      current.state.tr.replaceWith(0, current.state.doc.content.size, same.content).setMeta('outside', true),
    );
  }, [field, context, stored.localized]);

  return <div ref={place} className={css.text} />;
}
