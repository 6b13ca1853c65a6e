/** Accounts of a provider of OpenID Connect are told by it from passwords (`account.provider_id`); its address follows. */
export const providerPrefix = 'oidc ';
