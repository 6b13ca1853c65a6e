import type { MiddlewareHandler } from 'hono';
import type { RenderQueue } from '#app/cache/render-queue.ts';
import type { AppEnv } from '../app-env.ts';

type Lanes = { visitors: RenderQueue; team: RenderQueue };

/**
 * Lets what is expensive and kept by nobody in when it is its turn: screens rendered for one person, share cards. Who is logged
 * in has a lane of their own, so that no crowd of visitors stands before them.
 */
export function inTurn({ visitors, team }: Lanes): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    const viewer = context.get('viewer');
    const isGone = () => context.env?.incoming?.socket?.destroyed ?? false;
    return viewer.kind === 'editor'
      ? team.run(next, { address: viewer.id, isGone })
      : visitors.run(next, { address: context.get('clientAddress'), isGone });
  };
}
