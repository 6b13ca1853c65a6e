import { useEffect, useState } from 'react';

/** What a control shows beside itself while it is pointed at or has the focus goes with Escape (WCAG 1.4.13). */
export function useTip() {
  const [state, setState] = useState<'away' | 'shown' | 'dismissed'>('away');
  useEffect(() => {
    if (state !== 'shown') return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [state]);
  const show = () => setState('shown');
  const leave = () => setState('away');
  return {
    'data-dismissed': state === 'dismissed' || undefined,
    onPointerEnter: show,
    onFocus: show,
    onPointerLeave: leave,
    onBlur: leave,
  };
}
