import type { MiddlewareHandler } from 'hono';
import type { RenderQueue } from '#app/cache/render-queue.ts';
import type { AppEnv } from '../app-env.ts';
import { teamPreview } from '../person/team-preview.ts';

type Lanes = { visitors: RenderQueue; team: RenderQueue; previews: RenderQueue };

/**
 * Lets what is expensive and kept by nobody in when it is its turn: screens rendered for one person, share cards. Who is logged
 * in has a lane of their own, so that no crowd of visitors stands before them; and what shows the site as it will be stands
 * in a third, so that it keeps nobody else waiting.
 */
export function inTurn({ visitors, team, previews }: Lanes): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    const viewer = context.get('viewer');
    const isGone = () => context.env?.incoming?.socket?.destroyed ?? false;
    const address = viewer.kind === 'editor' ? viewer.id : context.get('clientAddress');
    if (teamPreview(context)?.of === 'public') return previews.run(next, { address, isGone });
    return (viewer.kind === 'editor' ? team : visitors).run(next, { address, isGone });
  };
}
