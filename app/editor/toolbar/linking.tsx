import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { parseLink, targetAddress } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { LinkControl } from '#app/inspector/controls/link-control.tsx';
import { useFormServices } from '#app/inspector/form-context.ts';
import formParts from '#app/inspector/form-parts.module.css';
import { mounted } from '../canvas/text/mount-text.ts';
import { usePart } from '../core/use-editor.ts';
import css from './linking.module.css';
import { linkAt, withLink } from './text-link.ts';

/** Where the link at the caret leads, whether visitors get there, and in which window; Escape returns to the text. */
export function Linking({ view, close }: { view: EditorView; close(): void }) {
  const { context } = useFormServices();
  usePart(mounted, (text) => text && JSON.stringify(linkAt(text.view.state)));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus(), []);
  const leave = () => {
    close();
    view.focus();
  };
  const put = (value: unknown) => {
    const link = parseLink(value);
    const title = link?.ref ? targetAddress(link.ref, context)?.title : link?.url;
    const change = withLink(view.state, link, title ?? '');
    if (change) view.dispatch(change);
    if (!link) leave();
  };
  return (
    <div
      ref={place}
      data-link-field
      className={css.linking}
      data-above={isAbove(view) || undefined}
      role="dialog"
      aria-label={m.editor_link()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <label className={formParts.label} id="ed-link-label" htmlFor="ed-link">
        {m.editor_link()}
      </label>
      <LinkControl
        id="ed-link"
        stored={{ shared: linkAt(view.state) ?? undefined }}
        onChange={(_, value) => put(value)}
      />
    </div>
  );
}

/** Away from the text that is being written: upwards where the tools stand above it and there is room. */
function isAbove({ dom }: EditorView): boolean {
  const tools = document.querySelector('[data-text-tools]')?.getBoundingClientRect();
  return tools !== undefined && tools.top < dom.getBoundingClientRect().top && tools.top > roomAbove;
}

const roomAbove = 260;
