import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import { formNamed } from '#app/features/forms/read-form.server.ts';
import siteConfig from '#site-config';
import type { ModuleLoad } from '../module-load.ts';
import type { FormData } from './data.ts';
import type { formsModule } from './schema.ts';

/** Our own forms first; whatever is none of them is one of the service a venue has named. */
export const loadForm: ModuleLoad<typeof formsModule, FormData> = async ({ form_id }, { locale, now, notes }) => {
  // A form that goes online later appears as well.
  notes.tag(listTag('form'));
  const form = form_id ? await formNamed({ name: form_id, locale, now }) : null;
  if (form) {
    notes.tag(...form.tags);
    return { kind: 'own', form: form.visitor, locale };
  }
  const service = siteConfig.formService;
  if (!service || !form_id) return { kind: 'none' };
  return {
    kind: 'service',
    provider: service.name,
    url: service.url[locale].replace('{id}', encodeURIComponent(form_id)),
  };
};
