import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { hashMarkedScripts } from './inline-hashes.ts';

test('a script that came in with content gets no hash', () => {
  const { sources } = hashMarkedScripts('<script>steal()</script><script nonce="guess">steal()</script>', 'mark');
  expect(sources).toEqual([]);
});

test('the page’s own inline scripts get their hash, and the mark is gone', () => {
  const { html, sources } = hashMarkedScripts(
    '<link nonce="mark"><script nonce="mark" type="module">a &lt; b</script><script nonce="mark" src="/x.js"></script>',
    'mark',
  );
  const hash = createHash('sha256').update('a &lt; b').digest('base64');
  expect(sources).toEqual([`'sha256-${hash}'`]);
  expect(html).toBe('<link><script type="module">a &lt; b</script><script src="/x.js"></script>');
});

test('the policy lets no inline script run and frames only the hosts of embeds', () => {
  const policy = contentPolicy({ scripts: ["'sha256-x'"], isDevelopment: false });
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/ \*[ ;]|https:[ ;]/);
});
