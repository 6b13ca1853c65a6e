import { useState } from 'react';
import type { Finding, Rule } from '#app/cms/checks/finding.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/words.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { axeFindings } from './axe-findings.ts';
import { fixOf, jumpLabel } from './fix.ts';
import { jumpTo } from './jump.ts';
import { languageName } from './publish.ts';

type ListProps = {
  findings: Finding[];
  blocking: readonly Rule[];
  lang: Locale;
  again(): void;
  onAxe(found: Finding[]): void;
};

/** What should be looked at first; what stands in the way comes before advice. */
export function FindingList({ findings, blocking, lang, again, onAxe }: ListProps) {
  const [axe, setAxe] = useState<'idle' | 'busy' | 'done'>('idle');
  const isBlocking = ({ rule }: Finding) => blocking.includes(rule);
  const sorted = [...findings.filter(isBlocking), ...findings.filter((finding) => !isBlocking(finding))];
  return (
    <section aria-label={m.editor_findings()}>
      {sorted.length === 0 && <p className="ed-fine">{m.editor_findings_none()}</p>}
      <ul className="ed-findings">
        {sorted.map((finding) => (
          <FindingRow
            key={`${finding.rule}${finding.module}${finding.path}${finding.words}`}
            finding={finding}
            isBlocking={isBlocking(finding)}
            lang={lang}
            again={again}
          />
        ))}
      </ul>
      <button
        type="button"
        className="insp-link ed-more"
        disabled={axe === 'busy'}
        onClick={() => {
          setAxe('busy');
          void axeFindings().then((found) => {
            onAxe(found);
            setAxe('done');
          });
        }}
      >
        {axe === 'done' ? m.editor_axe_done() : m.editor_axe_run()}
      </button>
    </section>
  );
}

type RowProps = { finding: Finding; isBlocking: boolean; lang: Locale; again(): void };

function FindingRow({ finding, isBlocking, lang, again }: RowProps) {
  const editor = useEditor();
  const fix = fixOf(editor, finding);
  const place = placeOf(editor, finding);
  const isHere = lang === editor.context.locale;
  return (
    <li data-blocking={isBlocking || undefined}>
      <span>
        <b>
          {isBlocking && <span className="visually-hidden">{m.editor_blocks()}: </span>}
          {findMessage(finding.message) ?? finding.message}
        </b>
        <small>
          {place}
          {finding.words ? ` „${finding.words}“` : ''}
        </small>
      </span>
      <span className="ed-fixes">
        {fix && (
          <button
            type="button"
            className="insp-link"
            onClick={() => {
              fix.run();
              again();
            }}
          >
            {fix.label}
          </button>
        )}
        {isHere || finding.module === null ? (
          <button type="button" className="insp-link" onClick={() => jumpTo(editor, finding)}>
            {jumpLabel(finding)}
            <span className="visually-hidden">: {place}</span>
          </button>
        ) : (
          <small>{m.editor_finding_elsewhere({ language: languageName(lang) })}</small>
        )}
      </span>
    </li>
  );
}

function placeOf(editor: Editor, { module, path }: Finding): string {
  const node = editor.content.get(module);
  const name = path
    .split('.')
    .filter((part) => part !== 'alt' && part !== 'credit')
    .at(-1);
  if (!node) return name ? fieldLabel('page', name) : '';
  return [moduleName(node.model), name ? fieldLabel(node.model, name) : ''].filter(Boolean).join(' › ');
}
