import type { ProductionDetail } from './production-detail.server.ts';

/** `Konzert, Reihe Drei Litzen`. */
export function Preline({ preline, series }: Pick<ProductionDetail, 'preline' | 'series'>) {
  return (
    <>
      {preline}
      {preline && series && ', '}
      {series && <a href={series.href}>{series.text}</a>}
    </>
  );
}
