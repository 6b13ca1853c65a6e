/** What every form of the office carries, also without JavaScript. */
export function CsrfField({ token }: { token: string }) {
  return <input type="hidden" name="csrfmiddlewaretoken" value={token} />;
}
