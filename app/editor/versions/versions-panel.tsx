import { useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import { changeText, pageChangeText } from '../changes/change-text.ts';
import editorPanel from '../chrome/editor-panel.module.css';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { venueTerms } from '../publishing/venue-terms.ts';
import { Comparison } from './comparison.tsx';
import { keep, type ListedVersion, useVersions } from './use-versions.ts';
import css from './versions-panel.module.css';

const named = 4;

/** The history of the language on screen, beside the page, so that a comparison is seen on the page itself. */
export function VersionsPanel() {
  const { interaction } = useEditor();
  const { versions, more, again } = useVersions();
  const [compared, compare] = useState<ListedVersion | null>(null);
  const close = () => interaction.panel.set({ kind: 'none' });
  const panel = useRef<HTMLElement>(null);
  useFocusBack();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // The instruments around a chosen module would lie on the words that are compared.
  const begin = (version: ListedVersion) => {
    interaction.selected.set(null);
    compare(version);
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-region="versions"
      data-panel
      className={`${editorPanel.panel} ${editorPanel.versions}`}
      aria-label={m.editor_versions()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <PanelHead
        title={compared ? m.editor_version_compare_title({ number: compared.n }) : m.editor_versions()}
        onClose={close}
      />
      <div className={editorPanel.scroll}>
        {compared ? (
          <Comparison version={compared} back={() => compare(null)} />
        ) : (
          <>
            <Name done={again} />
            {versions?.length === 0 && <p className={panelParts.note}>{m.editor_versions_none()}</p>}
            <ol className={panelLists.history}>
              {versions?.map((version) => (
                <VersionRow key={version.id} version={version} compare={begin} />
              ))}
            </ol>
            {more && (
              <button type="button" className={formParts.add} onClick={more}>
                {m.editor_versions_more()}
              </button>
            )}
          </>
        )}
      </div>
    </aside>
  );
}

function Name({ done }: { done(): void }) {
  const editor = useEditor();
  const [label, setLabel] = useState('');
  return (
    <form
      className={panelParts.name}
      onSubmit={(event) => {
        event.preventDefault();
        void keep(editor, label, 'named').then((kept) => {
          if (!kept) return;
          setLabel('');
          editor.interaction.announcement.set(m.editor_version_kept());
          done();
        });
      }}
    >
      <label className={formParts.sub}>
        {m.editor_version_name()}
        <input required maxLength={120} value={label} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <button type="submit" className={panelParts.secondary}>
        {m.editor_version_keep()}
      </button>
    </form>
  );
}

type RowProps = { version: ListedVersion; compare(version: ListedVersion): void };

function VersionRow({ version, compare }: RowProps) {
  const { id, n, by, at, live } = version;
  const { owner } = useObservable(useEditor().payload);
  const number = m.editor_version_number({ number: n });
  return (
    <li>
      <b>{titleOf(version)}</b>
      {live && <span className={css.live}>{m.editor_version_live()}</span>}
      <small>{[venueTerms(at), by].filter(Boolean).join(' · ')}</small>
      <small>{summaryOf(owner.type, version)}</small>
      <span className={panelLists.fixes}>
        <button
          type="button"
          className="insp-link"
          aria-label={`${m.editor_version_compare()}: ${number}`}
          onClick={() => compare(version)}
        >
          {m.editor_version_compare()}
        </button>
        <a
          className="insp-link"
          aria-label={`${m.editor_version_view()}: ${number}`}
          href={`${location.pathname}?v=${id}`}
          target="_blank"
          rel="noreferrer"
        >
          {m.editor_version_view()}
        </a>
      </span>
    </li>
  );
}

/** „Anna, 3 Module, Titelbild" (docs/behaviour/editor.md#publishing): what it changed, in words. */
function summaryOf(type: string, { changes }: ListedVersion): string {
  const rows = [
    ...(changes.page.length > 0 ? [pageChangeText(type, changes.page)] : []),
    ...changes.modules.map((one) => changeText(one)),
  ];
  if (rows.length === 0) return m.editor_changes_none();
  const names = [...new Set(rows.map(({ what }) => what))];
  const shown = names.slice(0, named).join(', ');
  return `${m.editor_changes_count({ count: rows.length })}: ${shown}${names.length > named ? ' …' : ''}`;
}

function titleOf({ kind, label, n }: ListedVersion): string {
  const number = m.editor_version_number({ number: n });
  if (kind === 'named') return `${number} „${label}“`;
  const words = {
    publish: m.editor_version_publish(),
    scheduled: m.editor_version_scheduled(),
    'before-restore': m.editor_version_before({ number: label ?? '' }),
    idle: m.editor_version_idle(),
  }[kind];
  return `${number} · ${words}`;
}
