import { LoginDialog as Dialog } from '#app/inspector/login-dialog.tsx';
import controls from '../office-controls.module.css';

const classes = {
  dialog: controls.dialog,
  problem: controls.problem,
  field: controls.field,
  button: controls.button,
};

/** Over the untouched form of the office. */
export function LoginDialog({ onLoggedIn }: { onLoggedIn(): void }) {
  return <Dialog classes={classes} onLoggedIn={onLoggedIn} />;
}
