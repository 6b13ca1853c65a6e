import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/labels.ts';
import { answerMessage } from '../answer-message.ts';
import css from '../chrome/panel-lists.module.css';
import { useEditor } from '../core/use-editor.ts';
import { jumpTo } from './findings/jump.ts';
import type { Outcome, Problem } from './publish.ts';

type RefusalProps = { text?: string; modules?: string[]; outcome?: Outcome };

/** Why it was not done, and where to look. */
export function Refusal({ text, modules = [], outcome }: RefusalProps) {
  const { content } = useEditor();
  if (outcome?.kind === 'done') return null;
  if (outcome?.kind === 'problems') {
    return (
      <ul className={css.findings} role="alert">
        {outcome.problems.map((problem) => (
          <ProblemRow key={`${problem.module}${problem.path}${problem.message}`} problem={problem} />
        ))}
      </ul>
    );
  }
  const reason = outcome?.kind === 'failed' ? answerMessage(outcome.status) : m.editor_publish_changed();
  const message = text ?? reason;
  return (
    <div role="alert" className="ed-problem">
      {message}
      {modules.length > 0 && (
        <ul>
          {modules.map((id) => (
            <li key={id}>{moduleName(content.get(id)?.model ?? '')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ProblemRow({ problem }: { problem: Problem }) {
  const editor = useEditor();
  const { module, path, message } = problem;
  const model = editor.content.get(module)?.model;
  const name = path.split('.').at(-1) ?? path;
  const place = model ? `${moduleName(model)} › ${fieldLabel(model, name)}` : fieldLabel('page', name);
  return (
    <li data-blocking>
      <span>
        <b>{findMessage(message) ?? message}</b>
        <small>{place}</small>
      </span>
      <button
        type="button"
        className="insp-link"
        aria-label={`${m.editor_show()}: ${place}`}
        onClick={() => jumpTo(editor, problem)}
      >
        {m.editor_show()}
      </button>
    </li>
  );
}
