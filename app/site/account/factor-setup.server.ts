import { z } from 'zod';
import { type QrCode, qrCode } from './qr-code.server.ts';

export type FactorSetup = { uri: string; secret: string; codes: string[]; qr: QrCode };

/** What a person is shown who sets up an app; `uri` is what the app reads. */
export function factorSetup({ uri, codes }: { uri: string; codes: string[] }): FactorSetup {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { uri, codes, secret: secret.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrCode(uri) };
}

/** The same as the form brings it back when a first code was wrong: nobody scans twice. */
export const postedSetup = z.object({
  uri: z
    .string()
    .max(500)
    .regex(/^otpauth:\/\/totp\/\S+$/),
  codes: z
    .string()
    .max(500)
    .transform((text) => text.split(' ').filter((code) => /^[\w-]{4,20}$/.test(code))),
  code: z.string().max(20),
});
