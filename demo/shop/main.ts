import { createServer } from 'node:http';
import type { Server } from 'node:net';
import siteConfig from '#site-config';
import { demoShop } from './shop.ts';

/** What server/demo-shop.ts sends, with the port to listen at. */
type Order = { museum: string; inside: string };

// A venue whose shop is elsewhere needs no demonstration.
if (!siteConfig.webshop.entries.some(({ kind }) => kind === 'sandbox')) process.exit(0);

process.once('message', ({ museum, inside }: Order, port: Server) => {
  createServer(demoShop({ museum, inside, currency: siteConfig.currency })).listen(port);
});
// It ends with whoever started it, however that ended; of Ctrl-C the supervisor decides.
process.once('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
