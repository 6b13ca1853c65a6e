export { type LoadContext, loadContext, loadContextOf } from '#app/load-context.ts';
