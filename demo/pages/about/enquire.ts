import { link } from '../../compose/text.ts';
import type { DemoModule } from '../../demo-page.ts';

/** The button of everything that can be hired. */
export function enquire(): DemoModule {
  return link(['Anfragen', 'Enquire'], 'mailto:vermietung@reepwerk.example', { extra_class: 'primary' });
}
