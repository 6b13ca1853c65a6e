import siteConfig from '#site-config';
import { leavingScript, workingScript } from './service-worker-script.ts';

export function loader() {
  return new Response(siteConfig.serviceWorker ? workingScript : leavingScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
