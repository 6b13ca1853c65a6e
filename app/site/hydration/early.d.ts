/** What the script in app/site/hydration/early-script.ts keeps until React listens; not there on pages of the team. */
interface Window {
  foyerEarly?: {
    /** Fulfilled by the first sign of a visitor: the pointer moves, a key is pressed, the page scrolls. */
    wanted: Promise<unknown>;
    pressed: HTMLButtonElement | null;
    /** Aborted once React listens. */
    ended: AbortSignal;
    end(): void;
  };
}
