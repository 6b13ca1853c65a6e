import { sectionAnchors } from '#app/section-anchors.ts';
import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { DetailSections } from '../detail/sections/detail-sections.tsx';
import { Notice } from '../detail/sections/notice.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import { ImportantInfo } from '../programme/important-info.tsx';
import { ExhibitionOpener } from './exhibition-opener.tsx';
import type { ProductionDetail } from './production-detail.server.ts';
import { StagingOpener } from './staging-opener.tsx';

/** What it is, how long it runs, then its parts in the order of the venue. */
export function ProductionPage({ detail }: { detail: ProductionDetail }) {
  const { look, notice, important, slots, sections } = detail;
  return (
    <DetailFrame detail={detail}>
      {look === 'exhibition' ? <ExhibitionOpener detail={detail} /> : <StagingOpener detail={detail} />}
      {notice && <Notice {...notice} />}
      {important && <ImportantInfo {...important} id={sectionAnchors.ImportantInfo} />}
      <SlotModules slot="top" nodes={slots.top} />
      <DetailSections sections={sections} datesAnchored />
      <SlotModules slot="bottom" nodes={slots.bottom} />
    </DetailFrame>
  );
}
