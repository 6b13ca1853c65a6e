import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor, useObservable } from '../core/use-editor.ts';

const BothLanguages = lazy<ComponentType>(() => import('./both-languages.tsx').catch(() => ({ default: Unloaded })));

/** Both languages beside each other, with code that comes when they are asked for. */
export function LaterBoth() {
  const isOpen = useObservable(useEditor().interaction.both) !== 'closed';
  return <Suspense>{isOpen && <BothLanguages />}</Suspense>;
}

function Unloaded() {
  const { interaction } = useEditor();
  useEffect(() => {
    interaction.both.set('closed');
    interaction.toast.set({ text: m.preflight_unloaded(), canUndo: false });
  }, [interaction]);
  return null;
}
