import { m } from '#app/i18n/paraglide/messages.js';
import { CredentialField } from './credential-field.tsx';

type Names = { first_name?: string | undefined; last_name?: string | undefined };

/** What a person is called. */
export function NameFields({ first_name, last_name }: Names) {
  return (
    <>
      <CredentialField
        label={m.auth_first_name()}
        name="first_name"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={first_name}
      />
      <CredentialField
        label={m.auth_last_name()}
        name="last_name"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={last_name}
      />
    </>
  );
}
