/** What a shop in a frame may tell: that it is there, and how many tickets lie in its cart. */
export type ShopMessage = { cartAmount: number };

const most = 999;

/** A message of the shop at `src`; null for anybody else's, and for anything else. */
export function readShopMessage({ origin, data }: { origin: string; data: unknown }, src: string): ShopMessage | null {
  if (origin !== new URL(src).origin || typeof data !== 'object' || data === null) return null;
  const { shop, cartAmount } = data as { shop?: unknown; cartAmount?: unknown };
  if (shop !== 'open' || !Number.isInteger(cartAmount)) return null;
  const amount = Number(cartAmount);
  return amount >= 0 && amount <= most ? { cartAmount: amount } : null;
}
