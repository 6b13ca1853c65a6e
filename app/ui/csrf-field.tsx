/** What every form of somebody who is or wants to be logged in carries, also without JavaScript. */
export function CsrfField({ token }: { token: string | null }) {
  return <input type="hidden" name="csrfmiddlewaretoken" value={token ?? ''} />;
}
