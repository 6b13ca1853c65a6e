import type { ViewProps } from '#app/cms/module.ts';
import { RunLine } from './run-line.tsx';
import type { exhibitionRunModule } from './schema.ts';

/** The line of the run as a module; the page of an exhibition renders it by itself. */
export function ExhibitionRunView({ fields: { begins, ends, anchor }, marks }: ViewProps<typeof exhibitionRunModule>) {
  return <RunLine begins={begins} ends={ends} anchor={anchor} root={marks.root} />;
}
