import { createRoute, z } from '@hono/zod-openapi';
import { pageByPath, pathOf } from '../endpoints/visitor.ts';
import { forEverybody } from '../may.ts';
import { json, langParams, notFound, pageShape } from './shapes.ts';

const redirectEntry = z.object({ old_path: z.string(), new_path: z.string() }).openapi('Redirect');

const container = z
  .looseObject({ id: z.string(), slug: z.string().nullable(), model: z.string() })
  .openapi('Container');

/** Calls a visitor's page may make (docs/behaviour/calls.md). None of them ever answers a draft to a visitor. */
export const visitorCalls = {
  redirects: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/redirect',
    ...forEverybody,
    summary: 'Addresses that have moved',
    request: { params: langParams },
    responses: { 200: json(z.array(redirectEntry), 'Old and new paths of this language.') },
  }),
  homePage: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/page',
    ...forEverybody,
    summary: 'The home page',
    request: { params: langParams, query: z.object({ version_id: z.uuid().optional() }) },
    responses: { 200: json(pageShape, 'The page with its modules.'), 404: notFound },
  }),
  page: createRoute({
    method: 'get',
    path: pathOf(pageByPath('{lang}', '/{path{.+}}')),
    ...forEverybody,
    summary: 'One page by its path',
    request: {
      params: langParams.extend({ path: z.string().max(2000) }),
      query: z.object({ version_id: z.uuid().optional() }),
    },
    responses: { 200: json(pageShape, 'The page with its modules.'), 404: notFound },
  }),
  containerBySlug: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/container/by-slug/{slug}',
    ...forEverybody,
    summary: 'One container by its slug',
    request: { params: langParams.extend({ slug: z.string().max(200) }) },
    responses: { 200: json(container, 'The container with its columns.'), 404: notFound },
  }),
  errorLog: createRoute({
    method: 'post',
    path: '/api/dashboard-error-log',
    ...forEverybody,
    summary: 'Reports an address that was not found',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.strictObject({ url: z.string().max(2000) }) } },
      },
    },
    responses: { 204: { description: 'Noted.' } },
  }),
};
