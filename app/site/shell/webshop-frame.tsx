import { m } from '#app/i18n/paraglide/messages.js';
import { tension } from '#app/ui/tension.ts';
import { useShell } from './use-shell.ts';
import css from './webshop-frame.module.css';

/** Where the ticket provider's shop will stand; without one the frame says where tickets are sold. */
export default function WebshopFrame() {
  const shell = useShell();
  const title = m.shell_webshop_title();
  return (
    <section className={css.frame}>
      <title>{title}</title>
      <h1 className={`tense ${css.title}`} style={tension(title)}>
        {title}
      </h1>
      <p>{m.shell_webshop_closed()}</p>
      <a href={shell?.design.links.logo ?? '/'}>{m.shell_back_home()}</a>
    </section>
  );
}
