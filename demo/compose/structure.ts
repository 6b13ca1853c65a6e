import type { Layout } from '#app/cms/node.ts';
import type { DemoContainer, DemoModule, Theme } from '../demo-page.ts';
import { build, children, join, type Pair } from './pair.ts';
import { silentPicture } from './picture.ts';

type Ground = Theme | 'sunken' | '';

export function container(layout: Layout, ...columns: DemoModule[][]): DemoContainer {
  return { model: 'container', layout, columns };
}

/** The whole width, one module below the other. */
export function full(...modules: DemoModule[]): DemoContainer {
  return container('100', modules);
}

/** Reading text: a narrow column for what stands beside it, a wide one for the text. */
export function reading(beside: DemoModule[], ...modules: DemoModule[]): DemoContainer {
  return container('33-67', beside, modules);
}

export function on(extra_class: Ground, inner: DemoContainer): DemoContainer {
  return { ...inner, extra_class };
}

export function section(extra_class: Ground, inner: DemoContainer, background?: string): DemoContainer {
  return { ...inner, model: 'section', extra_class, ...(background ? silentPicture('image', background) : {}) };
}

type Day = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su';
type Hours = { day: Day; text: Pair; from?: number; to?: number };

export function openingHoursTable(days: Hours[], note: Pair): DemoModule {
  const items = days.map(({ day, text, from, to }) =>
    build({ shared: { day, from, to, closed: from === undefined }, text: { text } }),
  );
  return { model: 'opening-hours-table', ...join(build({ text: { note } }), children(items)) };
}

/** The line of an exhibition from its first day to its last. */
export function exhibitionRun({ begins, ends }: { begins: string; ends: string }): DemoModule {
  return { model: 'exhibition-run', ...build({ shared: { begins: `${begins}T10:00`, ends: `${ends}T18:00` } }) };
}

/** A form of the house by the name in its address. */
export function formHere(form_id: string, anchor?: string): DemoModule {
  return { model: 'forms', ...build({ shared: { form_id, anchor } }) };
}

export function html(html_code: string, title: Pair): DemoModule {
  return { model: 'html', ...build({ shared: { html_code }, text: { title } }) };
}
