import { LoginDialog as Dialog } from '#app/inspector/login-dialog.tsx';

const classes = {
  dialog: 'office-dialog',
  problem: 'office-problem',
  field: 'office-field',
  button: 'office-button',
};

/** Over the untouched form of the office. */
export function LoginDialog({ onLoggedIn }: { onLoggedIn(): void }) {
  return <Dialog classes={classes} onLoggedIn={onLoggedIn} />;
}
