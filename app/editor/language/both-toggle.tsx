import { useEffect } from 'react';
import { locales, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { askForAddress } from './ask-for-address.ts';

/** As in language-flip.module.css: two halves of a narrower window would be two telephones. */
const wideEnough = '(width >= 60em)';

/** Opens both languages beside each other and closes them; the address of the window says which, so that a reload keeps it. */
export function BothToggle() {
  const editor = useEditor();
  const { interaction, payload, context } = editor;
  const isOpen = useObservable(interaction.both) !== 'closed';
  useEffect(() => {
    const isWide = matchMedia(wideEnough);
    const isAsked = new URLSearchParams(location.search).has('both');
    if (isAsked && isWide.matches && locales.every((one) => payload.get().urls[one])) interaction.both.set('open');
    const leave = () => !isWide.matches && interaction.both.get() === 'open' && interaction.both.set('leaving');
    isWide.addEventListener('change', leave);
    return () => isWide.removeEventListener('change', leave);
  }, [interaction, payload]);
  const toggle = () => {
    const other = otherLocale(context.locale);
    if (!payload.get().urls[other]) return askForAddress(editor, other);
    editor.flushText();
    interaction.selected.set(null);
    interaction.both.set(isOpen ? 'leaving' : 'open');
    history.replaceState(history.state, '', `${location.pathname}?edit${isOpen ? '' : '&both'}`);
  };
  return (
    <button
      type="button"
      data-both
      aria-label={m.both_toggle()}
      title={m.both_toggle()}
      aria-pressed={isOpen}
      onClick={toggle}
    >
      <ToolIcon name="both" />
    </button>
  );
}
