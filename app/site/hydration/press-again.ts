import { letGo } from './let-go.ts';

/** Presses the button once more that a visitor pressed before React listened. Called when all of the page listens. */
export function pressAgain(): void {
  letGo()?.click();
}
