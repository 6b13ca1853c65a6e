import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { withHead } from '#app/contract/methods.ts';

type Routes = ServerBuild['routes'];

/** How a page can be asked for: it is read, and takes a form where its route has an action. */
export function pageMethods(routes: Routes, path: string): string[] {
  const leaf = matchRoutes(below(routes, undefined), path.replace(/\.data$/, ''))?.at(-1);
  const takesForm = leaf?.route.id !== undefined && routes[leaf.route.id]?.module.action;
  return withHead(takesForm ? ['GET', 'POST'] : ['GET']);
}

/** The flat table of a build as the tree that addresses are matched with. */
function below(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) =>
    route?.parentId === parentId && route
      ? [{ id: route.id, path: route.path, children: below(routes, route.id) }]
      : [],
  );
}
