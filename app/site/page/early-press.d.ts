/** What the script in app/site/page/loading-order.ts keeps until React listens; not there on pages of the team. */
interface Window {
  foyerEarly?: { pressed: HTMLButtonElement | null; hush(): void };
}
