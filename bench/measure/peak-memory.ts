import { appendFileSync } from 'node:fs';

// Loaded before a command that is measured (`node --import`): writes how much memory it took at most, in MB, when it ends.
const { PEAK_MEMORY_FILE } = process.env;
process.once('exit', () => {
  if (PEAK_MEMORY_FILE) appendFileSync(PEAK_MEMORY_FILE, `${Math.round(process.resourceUsage().maxRSS / 1024)}\n`);
});
