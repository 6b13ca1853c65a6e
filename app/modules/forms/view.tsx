import type { ViewProps } from '#app/cms/module.ts';
import { DataNotice } from '#app/features/forms/data-notice.tsx';
import { FormBody } from '#app/features/forms/form-body.tsx';
import { m } from '#app/i18n/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { useModuleData } from '../module-data.ts';
import type { FormData } from './data.ts';
import type { formsModule } from './schema.ts';
import css from './view.module.css';

/** A form inside of a page. Its page comes from memory, so it carries no token and is shown once more before it is sent (decision 15). */
export function FormsView({ id, fields, marks }: ViewProps<typeof formsModule>) {
  const found = useModuleData<FormData>(id);
  return (
    <div id={fields.anchor || undefined} className={css.forms} {...marks.root}>
      {found?.kind === 'own' && (
        <>
          <section className={css.form} aria-labelledby={`forms-${id}`}>
            <h2 id={`forms-${id}`} className={css.title}>
              {found.form.title}
            </h2>
            {found.form.introHtml && <RichText html={found.form.introHtml} />}
            <FormBody form={found.form} locale={found.locale} signed={null} />
          </section>
          <DataNotice form={found.form} locale={found.locale} />
        </>
      )}
      {found?.kind === 'service' && (
        <div className={css.form}>
          <p>{m.visitor_forms_fallback({ provider: found.provider })}</p>
          <p>
            <ButtonLink to={{ href: found.url, external: true }}>{m.visitor_forms_open()}</ButtonLink>
          </p>
        </div>
      )}
    </div>
  );
}
