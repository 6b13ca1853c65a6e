/** An account service of the venue (OpenID Connect Core 1.0), such as Microsoft Entra, Google or Keycloak. */
export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What its button calls it. */
  name: string;
  /** The service belongs to the venue and gives nobody a foreign address, although it does not say so. */
  trustsEmail: boolean;
};

/** From here people are sent to the service; it sends them back to the second, which is registered there. */
export const providerPaths = { begin: '/api/auth/provider', end: '/api/auth/provider/return' } as const;
