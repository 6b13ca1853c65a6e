import { LoginDialog as Dialog } from '#app/inspector/login-dialog.tsx';
import { useEditor } from '../core/use-editor.ts';
import css from './login-dialog.module.css';

const classes = { dialog: `ed-dialog ed-asks ${css.login}`, problem: 'ed-problem', button: 'ed-primary' };

/** Over the untouched page: after it the queue simply goes on. */
export function LoginDialog() {
  const { queue } = useEditor();
  return <Dialog classes={classes} onLoggedIn={() => queue.loggedIn()} />;
}
