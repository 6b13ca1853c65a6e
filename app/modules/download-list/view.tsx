import type { ViewProps } from '#app/cms/module.ts';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { fileFacts } from './file-facts.ts';
import type { downloadListModule } from './schema.ts';
import css from './view.module.css';

export function DownloadListView({ fields, marks }: ViewProps<typeof downloadListModule>) {
  const { children, anchor } = fields;
  return (
    <ul id={anchor || undefined} className={css.files} {...marks.root}>
      {children.map(({ _key, file, title }) =>
        file ? (
          <li key={_key} className={css.entry}>
            <a className={css.file} href={file.src} type={file.mime} download>
              <span className={css.title} {...marks.field(`children.${_key}.title`)}>
                {title || file.name}
              </span>
              <span className={css.facts}>{fileFacts(file, getLocale())}</span>
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
