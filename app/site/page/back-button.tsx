import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { ArrowIcon } from '#app/ui/icons.tsx';

/** One step back in the history; its room is there before it is known whether there is a step of ours to go back to. */
export function BackButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the step that the history is at
  useEffect(() => {
    const { idx }: { idx?: number } = window.history.state ?? {};
    setIsReady(idx !== undefined && idx > 0);
  }, [key]);
  return (
    <button
      type="button"
      className={`arrow-link ${className}`}
      data-ready={isReady || undefined}
      onClick={() => navigate(-1)}
    >
      <ArrowIcon /> {m.shell_back()}
    </button>
  );
}
