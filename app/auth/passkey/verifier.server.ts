/** What reads the answers of devices: loaded for whoever uses passkeys, because it takes memory and a moment to start. */
export function verifier() {
  return import('@simplewebauthn/server');
}
