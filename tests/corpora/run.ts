import { parseArgs } from 'node:util';
import { startSite } from '../support/site.ts';
import { attack } from './attack.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '60000' }, seed: { type: 'string', default: '1' } },
});

const lines: string[] = [];
const site = await startSite({}, (text) => void lines.push(text));
const began = performance.now();
try {
  const { requests, byStatus, failures } = await attack(site, {
    count: Number(values.count),
    seed: Number(values.seed),
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const logged = lines
    .join('')
    .split('\n')
    .filter((line) => line.includes('failed'));
  console.log(`${requests} bad requests in ${seconds} s, by status:`, byStatus);
  console.log(`${failures.length} failed, ${logged.length} lines of failures in the log`);
  for (const failure of [...failures, ...logged].slice(0, 40)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
