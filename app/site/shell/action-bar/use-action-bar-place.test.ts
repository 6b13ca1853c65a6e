import { expect, test } from 'vitest';
import { actionBarPlace } from './use-action-bar-place.ts';

const at = (scrollY: number, footerTop: number | null = 5_000) =>
  actionBarPlace({ scrollY, windowHeight: 900, footerTop });

test('at exactly half a window nothing is offered yet, one pixel later it is', () => {
  expect(at(450).isPastHalf).toBe(false);
  expect(at(451).isPastHalf).toBe(true);
});

test('the footer is near when its top touches the lower edge, and never without a footer', () => {
  expect(at(3_000, 901).isNearFooter).toBe(false);
  expect(at(3_000, 900).isNearFooter).toBe(true);
  expect(at(3_000, -200).isNearFooter).toBe(true);
  expect(at(3_000, null).isNearFooter).toBe(false);
});
