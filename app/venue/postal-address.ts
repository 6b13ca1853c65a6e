import type { PostalAddress } from 'schema-dts';

type Address = { street: string; postalCode: string; city: string; country: string };

/** An address as machines read it (schema.org PostalAddress). */
export function postalAddress({ street, postalCode, city, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
