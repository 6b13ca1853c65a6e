import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const unlocked = 0x05;
const withKey = 0x40;

/** A device that makes one key and signs with it, computed by hand from WebAuthn (6.1, 6.5) and CBOR (RFC 8949). */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  const known = (flags: number) => {
    const site = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])]);
  };
  const told = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    make(challenge: string, from = origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const point = [
        Buffer.from('215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ];
      const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), ...point]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([known(unlocked | withKey), credential]);
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
      const response = {
        clientDataJSON: told('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...named, response, clientExtensionResults: {} };
    },
    sign(challenge: string, from = origin) {
      const [data, client] = [known(unlocked), told('webauthn.get', challenge, from)];
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      const response = {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...named, response, clientExtensionResults: {} };
    },
  };
}
