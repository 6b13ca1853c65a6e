import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale, Localized } from '#app/i18n/locale.ts';

// Every table of the house on one page. The SQL in migrations/ is what builds them; a test compares the two.

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });
const localizedText = (name: string) => jsonb(name).$type<Localized<string>>().notNull().default({});
const locale = () => text('locale').$type<Locale>().notNull();
type Values = Record<string, unknown>;

export const page = pgTable('page', {
  id: uuid('id').primaryKey(),
  parent_id: uuid('parent_id'),
  position: text('position').notNull(),
  slug: localizedText('slug'),
  title: localizedText('title'),
  headline: localizedText('headline'),
  menu_name: localizedText('menu_name'),
  content_type: text('content_type').notNull().default('page'),
  is_clickable: boolean('is_clickable').notNull().default(true),
  in_menu: boolean('in_menu').notNull().default(false),
  in_footer: boolean('in_footer').notNull().default(false),
  is_landing_page: boolean('is_landing_page').notNull().default(false),
  meta_title: localizedText('meta_title'),
  meta_description: localizedText('meta_description'),
  og_title: localizedText('og_title'),
  og_description: localizedText('og_description'),
  og_image: uuid('og_image'),
  og_type: text('og_type').notNull().default('website'),
  page_class: text('page_class').$type<'cc01' | 'cc02' | 'cc03'>().notNull().default('cc01'),
  settings_url: text('settings_url'),
  language_variant: text('language_variant').$type<'leichte_sprache' | 'dgs'>(),
  rev: integer('rev').notNull().default(1),
  updated_by: text('updated_by'),
  updated_at: at('updated_at').notNull().defaultNow(),
  created_at: at('created_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
});

export const version = pgTable(
  'version',
  {
    id: uuid('id').primaryKey(),
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    n: integer('n').notNull(),
    kind: text('kind').$type<'publish' | 'named' | 'before-restore' | 'idle' | 'scheduled'>().notNull(),
    label: text('label'),
    by_user: text('by_user'),
    at: at('at').notNull().defaultNow(),
    doc: jsonb('doc').notNull(),
  },
  (table) => [unique().on(table.content_type, table.object_id, table.locale, table.n)],
);

/** What visitors see: a row means online in that language. */
export const publication = pgTable(
  'publication',
  {
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    version_id: uuid('version_id').notNull(),
    published_at: at('published_at').notNull().defaultNow(),
    published_by: text('published_by'),
  },
  (table) => [primaryKey({ columns: [table.content_type, table.object_id, table.locale] })],
);

/** What goes online or offline at a time; a row without `done_at` still waits. */
export const scheduledPublication = pgTable('scheduled_publication', {
  id: uuid('id').primaryKey(),
  content_type: text('content_type').notNull(),
  object_id: uuid('object_id').notNull(),
  locale: locale(),
  action: text('action').$type<'publish' | 'unpublish'>().notNull(),
  version_id: uuid('version_id'),
  due_at: at('due_at').notNull(),
  by_user: text('by_user'),
  created_at: at('created_at').notNull().defaultNow(),
  done_at: at('done_at'),
  outcome: text('outcome'),
});

/** The words a translation was made from, kept while the source has changed since. */
export const translationSource = pgTable(
  'translation_source',
  {
    module_id: uuid('module_id').notNull(),
    field: text('field').notNull(),
    locale: locale(),
    source: jsonb('source').notNull(),
    changed_at: at('changed_at').notNull().defaultNow(),
    settled_at: at('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.module_id, table.field, table.locale] })],
);

/** Public addresses of published objects, rewritten when publishing. */
export const address = pgTable(
  'address',
  {
    locale: locale(),
    path: text('path').notNull(),
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.path] })],
);

/** The draft: one row per container, section and content module, each with its own revision. */
export const module = pgTable('module', {
  id: uuid('id').primaryKey(),
  model: text('model').notNull(),
  parent_id: uuid('parent_id'),
  column_index: integer('column_index').notNull().default(0),
  pos: text('pos').notNull(),
  slug: text('slug').unique(),
  content_type: text('content_type'),
  object_id: uuid('object_id'),
  layout: text('layout'),
  props: jsonb('props').$type<Values>().notNull().default({}),
  i18n: jsonb('i18n').$type<Localized<Values>>().notNull().default({}),
  hidden_in: text('hidden_in').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  schema_version: integer('schema_version').notNull().default(1),
  rev: integer('rev').notNull().default(1),
  updated_by: text('updated_by'),
  updated_at: at('updated_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
});

export const moduleHistory = pgTable(
  'module_history',
  {
    module_id: uuid('module_id').notNull(),
    rev: integer('rev').notNull(),
    body: jsonb('body').notNull(),
    by_user: text('by_user'),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.module_id, table.rev] })],
);

/** States of a section that editors keep by name; `nodes` is the section with everything in it, in both languages. */
export const sectionBackup = pgTable('section_backup', {
  id: uuid('id').primaryKey(),
  section_id: uuid('section_id').notNull(),
  name: text('name').notNull(),
  nodes: jsonb('nodes').notNull(),
  by_user: text('by_user'),
  at: at('at').notNull().defaultNow(),
});

/** Answers by idempotency key: the same operation sent twice is done once. */
export const opLog = pgTable('op_log', {
  op_id: uuid('op_id').primaryKey(),
  page_id: uuid('page_id'),
  module_id: uuid('module_id'),
  user_id: text('user_id'),
  tab: text('tab'),
  base_rev: integer('base_rev'),
  new_rev: integer('new_rev'),
  answer: jsonb('answer').notNull(),
  at: at('at').notNull().defaultNow(),
});

/** A thing of a collection as it is edited; its published languages are versions. */
export const entry = pgTable(
  'entry',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type').notNull(),
    props: jsonb('props').$type<Values>().notNull().default({}),
    i18n: jsonb('i18n').$type<Localized<Values>>().notNull().default({}),
    label_de: text('label_de').notNull().default(''),
    label_en: text('label_en').notNull().default(''),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
    base_id: uuid('base_id'),
    source: text('source'),
    external_id: text('external_id'),
    rev: integer('rev').notNull().default(1),
    created_by: text('created_by'),
    created_at: at('created_at').notNull().defaultNow(),
    updated_by: text('updated_by'),
    updated_at: at('updated_at').notNull().defaultNow(),
    deleted_at: at('deleted_at'),
  },
  (table) => [unique().on(table.number), unique().on(table.type, table.source, table.external_id)],
);

/** What public lists read: one row for each published entry and language, derived from its version. */
export const listing = pgTable(
  'listing',
  {
    locale: locale(),
    object_id: uuid('object_id').notNull(),
    type: text('type').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    version_id: uuid('version_id').notNull(),
    base_id: uuid('base_id'),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
    from_day: date('from_day'),
    until_day: date('until_day'),
    sort: text('sort').notNull(),
    facets: text('facets').array().notNull().default(sql`'{}'`),
    card: jsonb('card').notNull(),
    published_at: at('published_at').notNull(),
    changed_at: at('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.object_id] })],
);

/** A listing by each thing it can be filtered by, in the order of the list. */
export const listingFacet = pgTable(
  'listing_facet',
  {
    facet: text('facet').notNull(),
    sort: text('sort').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.sort, table.number] })],
);

export const reference = pgTable('reference', {
  source_type: text('source_type').notNull(),
  source_id: uuid('source_id').notNull(),
  owner_type: text('owner_type').notNull(),
  owner_id: uuid('owner_id').notNull(),
  locale: text('locale').$type<Locale>(),
  field: text('field').notNull(),
  target_type: text('target_type').notNull(),
  target_id: uuid('target_id').notNull(),
});

export const searchDocument = pgTable(
  'search_document',
  {
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    tsv: tsvector('tsv').notNull(),
  },
  (table) => [primaryKey({ columns: [table.content_type, table.object_id, table.locale] })],
);

export const audit = pgTable('audit', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: at('at').notNull().defaultNow(),
  user_id: text('user_id'),
  action: text('action').notNull(),
  content_type: text('content_type'),
  object_id: uuid('object_id'),
  locale: text('locale').$type<Locale>(),
  detail: jsonb('detail').$type<Values>().notNull().default({}),
});

export const redirect = pgTable(
  'redirect',
  {
    id: uuid('id').primaryKey(),
    locale: locale(),
    old_path: text('old_path').notNull(),
    new_path: text('new_path').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
    automatic: boolean('automatic').notNull().default(false),
  },
  (table) => [unique().on(table.locale, table.old_path)],
);

export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'image' | 'vector' | 'file' | 'video' | 'audio'>().notNull(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  hash: text('hash').notNull(),
  storage_key: text('storage_key').notNull(),
  placeholder: text('placeholder'),
  alt: localizedText('alt'),
  credit: localizedText('credit'),
  focal: jsonb('focal').$type<{ x: number; y: number }>().notNull().default({ x: 0.5, y: 0.5 }),
  created_by: text('created_by'),
  created_at: at('created_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
});

/** Files of the media library that are being written: begun, and without a row yet. */
export const upload = pgTable('upload', {
  storage_key: text('storage_key').primaryKey(),
  begun_at: at('begun_at').notNull().defaultNow(),
});

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Values>().notNull(),
});

export const errorLog = pgTable(
  'error_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull().defaultNow(),
    url: text('url').notNull(),
    status: integer('status').notNull(),
    referrer: text('referrer').notNull().default(''),
    count: integer('count').notNull().default(1),
  },
  (table) => [unique().on(table.url, table.status)],
);

/** Rises with every write that touches the tag; nodes compare it to drop stale pages. */
export const cacheEpoch = pgTable('cache_epoch', {
  tag: text('tag').primaryKey(),
  epoch: bigint('epoch', { mode: 'number' }).notNull().default(1),
});

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expires_at: at('expires_at').notNull(),
});

export const alert = pgTable('alert', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: localizedText('title'),
  text: localizedText('text'),
  link: localizedText('link'),
  link_title: localizedText('link_title'),
  online_in: text('online_in').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  created_at: at('created_at').notNull().defaultNow(),
});

export const openingRule = pgTable('opening_rule', {
  id: uuid('id').primaryKey(),
  venue_id: uuid('venue_id'),
  weekday: smallint('weekday').notNull(),
  opens: time('opens').notNull(),
  closes: time('closes').notNull(),
  valid_from: date('valid_from'),
  valid_to: date('valid_to'),
  created_at: at('created_at').notNull().defaultNow(),
});

export const openingException = pgTable('opening_exception', {
  id: uuid('id').primaryKey(),
  venue_id: uuid('venue_id'),
  date_from: date('date_from').notNull(),
  date_to: date('date_to').notNull(),
  is_closed: boolean('is_closed').notNull().default(false),
  ranges: jsonb('ranges').$type<{ from: string; to: string }[]>().notNull().default([]),
  reason: localizedText('reason'),
  created_at: at('created_at').notNull().defaultNow(),
});

/** A person's own look at a list of the office: its filters and order under a name. */
export const officeView = pgTable(
  'office_view',
  {
    id: uuid('id').primaryKey(),
    user_id: text('user_id').notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.user_id, table.type, table.name)],
);

/** What people sent by a form, until the day of its deletion. */
export const formEntry = pgTable('form_entry', {
  id: uuid('id').primaryKey(),
  form_id: uuid('form_id').notNull(),
  form_number: bigint('form_number', { mode: 'number' }).notNull(),
  locale: locale(),
  field_values: jsonb('field_values').$type<Values>().notNull(),
  email: text('email'),
  token_hash: bytea('token_hash'),
  received_at: at('received_at').notNull().defaultNow(),
  confirmed_at: at('confirmed_at'),
  delete_after: at('delete_after').notNull(),
});

/** Files handed in with a form; without an entry they wait for one. */
export const formFile = pgTable('form_file', {
  id: uuid('id').primaryKey(),
  entry_id: uuid('entry_id'),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  content: bytea('content').notNull(),
  received_at: at('received_at').notNull().defaultNow(),
});

/** How much was deleted, and nothing about whom. */
export const formDeletion = pgTable('form_deletion', {
  at: at('at').notNull().defaultNow(),
  form_number: bigint('form_number', { mode: 'number' }),
  reason: text('reason').$type<'retention' | 'unconfirmed' | 'office' | 'waiting_file'>().notNull(),
  count: integer('count').notNull(),
});

/** A file that somebody imports in the office: what it holds, how it is understood, and how far it has come. */
export const importJob = pgTable('import_job', {
  id: uuid('id').primaryKey(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  format: text('format').notNull(),
  content: bytea('content').notNull(),
  records: text('records').notNull().default(''),
  columns: jsonb('columns').notNull(),
  row_count: integer('row_count').notNull(),
  mapping: jsonb('mapping').notNull(),
  publish: text('publish').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  state: text('state').$type<'mapping' | 'checking' | 'checked' | 'applying' | 'done' | 'failed'>().notNull(),
  rows_done: integer('rows_done').notNull().default(0),
  summary: jsonb('summary').$type<Values>().notNull().default({}),
  problem: text('problem'),
  beat_at: at('beat_at').notNull().defaultNow(),
  created_by: text('created_by'),
  created_at: at('created_at').notNull().defaultNow(),
});

/** What would happen, or has happened, to each of its rows. */
export const importRow = pgTable(
  'import_row',
  {
    job_id: uuid('job_id').notNull(),
    row: integer('row').notNull(),
    action: text('action').notNull(),
    has_problem: boolean('has_problem').notNull(),
    report: jsonb('report').$type<Values>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.row] })],
);

export const editingSession = pgTable('editing_session', {
  tab: uuid('tab').primaryKey(),
  page_id: uuid('page_id').notNull(),
  user_id: text('user_id').notNull(),
  module_id: uuid('module_id'),
  field: text('field'),
  is_hidden: boolean('is_hidden').notNull().default(false),
  seen_at: at('seen_at').notNull().default(sql`clock_timestamp()`),
});

export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

// better-auth names its fields in camelCase; only the columns follow the house.

export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').$type<'editor' | 'publisher' | 'admin'>().notNull().default('editor'),
  first_name: text('first_name').notNull().default(''),
  last_name: text('last_name').notNull().default(''),
  rights: text('rights').array().notNull().default(sql`'{}'`),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  expiresAt: at('expires_at').notNull(),
  token: text('token').notNull().unique(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  userId: text('user_id').notNull(),
});

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
