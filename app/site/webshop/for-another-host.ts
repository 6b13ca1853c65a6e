import { urls } from '#app/urls.ts';

const template = urls.ticketingTemplate();

/** Whether somebody else's server takes this page into its own: the template of the ticket shop. */
export function isForAnotherHost(pathname: string): boolean {
  return pathname === template || pathname.startsWith(`${template}/`);
}

/** A page with whole addresses and without anything that runs: on another host only its markup and its style hold. */
export function forAnotherHost(html: string, origin: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\b(href|src|action)="\/(?!\/)/g, `$1="${origin}/`)
    .replace(
      /\bsrcset="([^"]*)"/gi,
      (_, list: string) => `srcset="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`,
    );
}
