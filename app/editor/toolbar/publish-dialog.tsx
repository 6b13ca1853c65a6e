import { useEffect, useRef, useState } from 'react';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/words.ts';
import type { Editor } from '../state/editor.ts';
import { csrfToken } from '../state/transport.ts';
import { useEditor } from '../state/use-editor.ts';

type Problem = { module: string | null; path: string; message: string };
type Result = { kind: 'idle' | 'busy' | 'unsaved' | 'failed' | 'changed' } | { kind: 'problems'; problems: Problem[] };

/** Publishes one language after everything on screen is on the server; the other language is not touched. */
export function PublishDialog() {
  const editor = useEditor();
  const { interaction, context } = editor;
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState<Locale>(context.locale);
  const [result, setResult] = useState<Result>({ kind: 'idle' });
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => interaction.panel.set({ kind: 'none' });

  async function start() {
    setResult({ kind: 'busy' });
    const next = await publish(editor, lang);
    if (next !== 'published') return setResult(next);
    const text = m.editor_published({ language: languageName(lang) });
    interaction.announcement.set(text);
    interaction.toast.set({ text, canUndo: false });
    close();
  }
  return (
    <dialog ref={dialog} className="ed-dialog ed-publish" aria-labelledby="ed-publish-title" onClose={close}>
      <header className="ed-head">
        <h2 id="ed-publish-title">{m.editor_publish_title()}</h2>
        <button
          type="button"
          className="ed-close"
          aria-label={m.editor_close()}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <fieldset>
        <legend>{m.editor_publish_which()}</legend>
        {locales.map((one) => (
          <label key={one} className="insp-check">
            <input type="radio" name="ed-publish-lang" checked={one === lang} onChange={() => setLang(one)} />
            {languageName(one)}
          </label>
        ))}
      </fieldset>
      <p>{m.editor_publish_note()}</p>
      <Outcome
        result={result}
        show={(id) => {
          interaction.selected.set(id);
          interaction.inspector.set(true);
          close();
        }}
      />
      <button type="button" className="ed-primary" disabled={result.kind === 'busy'} onClick={() => void start()}>
        {m.editor_publish_now({ language: languageName(lang) })}
      </button>
    </dialog>
  );
}

function Outcome({ result, show }: { result: Result; show(id: string): void }) {
  const { content } = useEditor();
  if (result.kind === 'idle' || result.kind === 'busy') return null;
  if (result.kind !== 'problems') {
    const text = {
      unsaved: m.editor_publish_unsaved(),
      failed: m.editor_publish_failed(),
      changed: m.editor_publish_changed(),
    }[result.kind];
    return (
      <p role="alert" className="ed-problem">
        {text}
      </p>
    );
  }
  return (
    <ul className="ed-problems" role="alert">
      {result.problems.map(({ module, path, message }) => {
        const model = content.get(module)?.model ?? '';
        return (
          <li key={`${module}${path}${message}`}>
            <span>
              <b>{moduleName(model)}</b> {fieldLabel(model, path.split('.').at(-1) ?? path)}:{' '}
              {findMessage(message) ?? message}
            </span>
            {module && (
              <button type="button" className="insp-link" onClick={() => show(module)}>
                {m.editor_show()}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

async function publish(editor: Editor, lang: Locale): Promise<Result | 'published'> {
  editor.flushText();
  if (!(await editor.queue.settled())) return { kind: 'unsaved' };
  const { locale } = editor.context;
  const page = `/${locale}/pageeditor-api/page/${editor.payload.get().page.id}`;
  const draft = (await fetch(`${page}/draft/?lang=${locale}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)) as DraftPayload | null;
  if (!draft) return { kind: 'failed' };
  // Somebody else's newer revision on the server is one this person has not seen.
  const unseen = draft.nodes.some((node) => (editor.content.get(node.id)?.rev ?? -1) < node.rev);
  if (unseen) return { kind: 'changed' };
  const headers = {
    'Content-Type': 'application/json',
    'X-CSRFToken': csrfToken(),
    'Idempotency-Key': crypto.randomUUID(),
  };
  const answer = await fetch(`${page}/publish/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ lang, draft_tag: draft.draft_tag }),
  }).catch(() => null);
  if (answer?.ok) {
    editor.published(lang);
    return 'published';
  }
  if (answer?.status === 422) return { kind: 'problems', problems: (await answer.json()).problems ?? [] };
  return { kind: answer?.status === 409 ? 'changed' : 'failed' };
}

function languageName(lang: Locale): string {
  return lang === 'de' ? m.editor_language_de() : m.editor_language_en();
}
