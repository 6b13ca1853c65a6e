import type { ModuleNode } from '#app/cms/node.ts';
import { documentText } from '#app/cms/rich-text/document-text.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/words.ts';
import { getModule } from '#app/modules/registry.ts';
import { useCell, useChanges, useEditor } from '../state/use-editor.ts';

export function OutlinePanel() {
  const { interaction } = useEditor();
  return useCell(interaction.outline) ? <Outline /> : null;
}

function Outline() {
  const { content, interaction } = useEditor();
  useChanges();
  return (
    <nav className="ed-panel ed-outline" aria-label={m.editor_outline()}>
      <header className="ed-head">
        <h2>{m.editor_outline()}</h2>
        <button
          type="button"
          className="ed-close"
          aria-label={m.editor_close()}
          onClick={() => interaction.outline.set(false)}
        >
          ×
        </button>
      </header>
      <div className="ed-scroll">
        <Level nodes={content.children(null)} />
        <button
          type="button"
          className="insp-add"
          onClick={() =>
            interaction.panel.set({
              kind: 'inserter',
              spot: { parent: null, column: 0, after: content.children(null).at(-1)?.id ?? null },
            })
          }
        >
          {m.editor_insert_module()}
        </button>
      </div>
    </nav>
  );
}

function Level({ nodes }: { nodes: ModuleNode[] }) {
  const { interaction, context } = useEditor();
  const selected = useCell(interaction.selected);
  const show = (id: string) => {
    interaction.selected.set(id);
    document.querySelector(`[data-m="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <ul className="ed-level">
      {nodes.map((node, index) => (
        <li key={node.id}>
          <button type="button" aria-current={node.id === selected ? 'true' : undefined} onClick={() => show(node.id)}>
            {moduleName(node.model)} {node.parent_id === null ? index + 1 : ''}{' '}
            <small>{node.layout ?? firstWords(node, context.locale)}</small>
          </button>
          <Children id={node.id} />
        </li>
      ))}
    </ul>
  );
}

function Children({ id }: { id: string }) {
  const children = useEditor().content.children(id);
  return children.length ? <Level nodes={children} /> : null;
}

function firstWords(node: ModuleNode, locale: 'de' | 'en'): string {
  const fields = Object.keys(getModule(node.model)?.fields ?? {});
  for (const name of fields) {
    const value = node.i18n[locale]?.[name];
    if (typeof value === 'string') return value.slice(0, 40);
    // Proof: stored documents are the only objects with `type`.
    if (typeof value === 'object' && value && 'type' in value)
      return documentText(value as Parameters<typeof documentText>[0]).slice(0, 40);
  }
  return '';
}
