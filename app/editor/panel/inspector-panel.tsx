import { lazy, Suspense } from 'react';
import type { ModuleDefinition } from '#app/cms/module.ts';
import type { Layout } from '#app/cms/node.ts';
import { layouts, type ModuleNode } from '#app/cms/node.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FieldForm } from '#app/inspector/field-form.tsx';
import formParts from '#app/inspector/form-parts.module.css';
import { fieldLabel, moduleName } from '#app/inspector/labels.ts';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import { getModule } from '#app/modules/registry.ts';
import { isSharedSection } from '#app/modules/shared-section/schema.ts';
import editorPanel from '../chrome/editor-panel.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { layout } from '../commands/module-commands.ts';
import { withoutOldText } from '../commands/replaced-picture.ts';
import { useEditor, useModule, useObservable } from '../core/use-editor.ts';
import { setAt } from '../document/value-path.ts';
import { SectionMenu } from '../sections/section-menu.tsx';
import { LanguagePairs } from '../translation/language-pairs.tsx';
import { OutdatedNote } from '../translation/outdated-note.tsx';

const SharedSectionCard = lazy(() =>
  import('../sections/shared-section-card.tsx').catch(() => ({ default: () => null })),
);

/** 328 px beside the page, never pushing it: every field of the selected module, rendered from its definition. */
export function InspectorPanel() {
  const editor = useEditor();
  const { interaction } = editor;
  const isOpen = useObservable(interaction.inspector);
  const isPaired = useObservable(interaction.pairs);
  const selected = useObservable(interaction.selected);
  const node = useModule(selected);
  const definition = node && getModule(node.model);
  if (!isOpen || !node || !definition) return null;
  return (
    <aside
      data-region="inspector"
      data-panel
      className={`${editorPanel.panel} ${editorPanel.inspector}`}
      data-pairs={isPaired || undefined}
      aria-label={m.editor_inspector()}
    >
      <PanelHead title={moduleName(node.model)} onClose={() => interaction.inspector.set(false)}>
        <button
          type="button"
          className={`${panelParts.secondary} ${editorPanel.both}`}
          aria-pressed={isPaired}
          onClick={() => interaction.pairs.update((now) => !now)}
        >
          {m.panels_pairs()}
        </button>
        {definition.hasColumns && <SectionMenu key={node.id} id={node.id} />}
      </PanelHead>
      <div className={editorPanel.scroll}>
        {isPaired ? <LanguagePairs key={node.id} node={node} /> : <ModuleForm node={node} definition={definition} />}
      </div>
    </aside>
  );
}

/** Every field of the module, with the words of the language on screen. */
function ModuleForm({ node, definition }: { node: ModuleNode; definition: ModuleDefinition }) {
  const editor = useEditor();
  const { locale } = editor.context;
  return (
    <>
      {definition.hasColumns && (
        <div className="insp-row">
          <label className={formParts.label} htmlFor="ed-layout">
            {m.editor_layout()}
          </label>
          <select
            id="ed-layout"
            value={node.layout ?? '100'}
            onChange={(event) => layout(editor, node.id, event.target.value as Layout)}
          >
            {Object.keys(layouts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      {isSharedSection(node.model) && (
        <Suspense>
          <SharedSectionCard node={node} />
        </Suspense>
      )}
      <FieldForm
        key={node.id}
        model={node.model}
        fields={definition.fields}
        props={node.props}
        texts={node.i18n[locale]}
        idPrefix="insp"
        note={(name) => <OutdatedNote node={node} field={name} />}
        onChange={(name, part, value) => {
          const lang = part === 'localized' ? locale : null;
          const current = editor.content.get(node.id);
          if (!current) return;
          const others = lang ? [] : withoutOldText(current, name, value);
          const label = m.editor_step_text({ name: fieldLabel(node.model, name) });
          editor.do(label, [setAt(current, name, lang, value), ...others]);
        }}
      />
      {definition.hasColumns && !isSharedSection(editor.payload.get().owner.type) && (
        <p>
          <button
            type="button"
            className={panelParts.secondary}
            onClick={() => editor.interaction.panel.set({ kind: 'keep-section', id: node.id })}
          >
            {m.sections_keep_open()}
          </button>
        </p>
      )}
    </>
  );
}
