import { m } from '#app/i18n/paraglide/messages.js';
import css from './search-route.module.css';

export function SearchForm({ action, q }: { action: string; q: string }) {
  return (
    <search>
      <form className={css.form} action={action}>
        <label className={css.label} htmlFor="search-words">
          {m.shell_search_label()}
        </label>
        <input
          id="search-words"
          className={css.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          required
        />
        <button type="submit" className={css.submit}>
          {m.shell_search_submit()}
        </button>
      </form>
    </search>
  );
}
