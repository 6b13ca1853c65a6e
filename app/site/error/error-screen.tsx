import { DefaultLayout } from '../shell/default-layout.tsx';
import { useShell } from '../shell/use-shell.ts';
import { ErrorLayout } from './error-layout.tsx';
import { ErrorPage } from './error-page.tsx';

/** What stands in place of a page that failed; loaded by nobody else. */
export default function ErrorScreen({ status }: { status: number }) {
  const isWithinSite = useShell()?.design.errorLayout === 'site';
  const page = <ErrorPage status={status} isCentred={!isWithinSite} />;
  return isWithinSite ? <DefaultLayout>{page}</DefaultLayout> : <ErrorLayout>{page}</ErrorLayout>;
}
