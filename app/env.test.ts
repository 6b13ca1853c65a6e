import { expect, test } from 'vitest';
import { readEnv, s3Settings } from './env.server.ts';

test('a wrong setting is answered with what it must be', () => {
  expect(() => readEnv({ PORT: 'abc' })).toThrow('PORT must be a port number from 0 to 65535');
  expect(() => readEnv({ DATABASE_URL: 'mysql://x/y' })).toThrow('DATABASE_URL must be a PostgreSQL address');
  expect(() => readEnv({ EDITOR_PASSWORD: 'short' })).toThrow('at least 12 characters');
});

test('a bucket without its keys is refused', () => {
  expect(() => s3Settings(readEnv({ S3_BUCKET: 'museum' }))).toThrow('S3_ACCESS_KEY_ID');
});

test('nothing needs to be set', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    PORT: 3000,
    DEMO: true,
    DATA_DIR: './data',
    BASE_URL: 'http://localhost:3000',
  });
});

test('the base address carries no closing slash', () => {
  expect(readEnv({ BASE_URL: 'https://museum.example/' }).BASE_URL).toBe('https://museum.example');
});
