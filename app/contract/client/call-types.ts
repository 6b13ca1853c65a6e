import type { z } from 'zod';
import type { contract } from '../contract.ts';
import type { routerEndpoints } from '../endpoints/router.ts';
import type { teamEndpoints } from '../endpoints/team.ts';
import type { pageEvents } from '../rows/colleague-calls.ts';
import type { routerCalls } from '../rows/router-calls.ts';

type Rows = typeof contract & typeof routerCalls;

export type RowName = keyof Rows;

/** The calls of editor and office. */
export type CallName = keyof typeof teamEndpoints | keyof typeof routerEndpoints;

/** What a call is given: the parts of its address, its query, its headers, and a body in JSON or a form with a file. */
export type CallRequest<Name extends CallName> = RequestOf<Rows[Name]['request']>;

type RequestOf<Row> = Part<'params', Row, 'params'> &
  Part<'query', Row, 'query'> &
  Part<'headers', Row, 'headers'> &
  BodyPart<Row>;

type Part<Key extends string, Row, Of extends string> = Row extends { [K in Of]: infer Schema extends z.ZodType }
  ? Given<Key, z.input<Schema>>
  : unknown;

type BodyPart<Row> = Row extends { body: { content: infer Content } }
  ? (Content extends Json<infer Schema> ? { body: z.input<Schema> } : unknown) &
      (Content extends { 'multipart/form-data': { schema: infer Schema extends z.ZodType } }
        ? { form: z.input<Schema> }
        : unknown)
  : unknown;

type Json<Schema extends z.ZodType> = { 'application/json': { schema: Schema } };

/** May be left out where nothing in it must be there. */
type Given<Key extends string, Value> = object extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** What the contract promises, a status with its body each, and what may come of any call. */
export type Reply<Name extends RowName> = Name extends RowName ? Promised<Rows[Name]['responses']> | Unforeseen : never;

type Promised<Responses> = {
  [Status in keyof Responses & number]: {
    ok: Status extends Success ? true : false;
    status: Status;
    body: BodyOf<Responses[Status]>;
  };
}[keyof Responses & number];

type Success = 200 | 201 | 204;

type BodyOf<Response> = Response extends { content: Json<infer Schema> } ? z.output<Schema> : undefined;

/** Nobody answered (0), or a limit, a full disk or a fault stood in the way. */
type Unforeseen = { ok: false; status: 0 | 408 | 413 | 429 | 500 | 502 | 503 | 504 | 507; body: { detail?: string } };

/** What a call answers when it does what was asked. */
export type Answer<Name extends RowName> = Extract<Reply<Name>, { ok: true }>['body'];

/** Why a call does not. */
export type Refusal = Extract<Reply<CallName>, { ok: false }>;

/** What the stream of a page tells, by the name of the event. */
export type PageEvents = { [Name in keyof typeof pageEvents]: z.output<(typeof pageEvents)[Name]> };
