import { isLocalDate } from '#app/cms/field/date/field.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import type { Values } from '#app/cms/field-set.ts';
import { isRecord } from '#app/cms/is-record.ts';
import {
  checkMembers,
  isFlag,
  isList,
  isLocales,
  isLocalizedText,
  isNumber,
  isObject,
  isText,
} from '#app/cms/site-format/check-members.ts';
import { idOrName } from '#app/cms/site-format/link-target.ts';
import type { ValuePath } from '#app/cms/site-format/problem.ts';
import type { SiteSource, SourceFile } from '#app/cms/site-format/site-source.ts';
import { urgencies } from '#app/features/alerts/reach.ts';
import { isLocale } from '#app/i18n/locale.ts';
import type { SiteAlert, SiteException, SiteParts, SiteRedirect, SiteRule } from './site.ts';

type Members = Parameters<typeof checkMembers>[2]['members'];

const isTime = (value: unknown) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(value));
const isRange = (value: unknown) => isRecord(value) && isTime(value.from) && isTime(value.to);
const isWeekday = (value: unknown) => isNumber(value) && Number(value) >= 1 && Number(value) <= 7;

const rule: Members = {
  id: isText,
  venue: isText,
  weekday: isWeekday,
  opens: isTime,
  closes: isTime,
  valid_from: isLocalDate,
  valid_to: isLocalDate,
};
const exception: Members = {
  id: isText,
  venue: isText,
  date_from: isLocalDate,
  date_to: isLocalDate,
  is_closed: isFlag,
  ranges: (value) => Array.isArray(value) && value.every(isRange),
  reason: isLocalizedText,
};
const alert: Members = {
  title: isLocalizedText,
  text: isLocalizedText,
  link: isLocalizedText,
  link_title: isLocalizedText,
  online_in: isLocales,
  starts: isLocalDateTime,
  ends: isLocalDateTime,
  paths: (value) => Array.isArray(value) && value.every(isText),
  urgency: (value) => urgencies.some((urgency) => urgency === value),
};
const redirect: Members = {
  id: isText,
  locale: isLocale,
  old_path: isText,
  new_path: isText,
  automatic: isFlag,
  is_bare: isFlag,
};

/** Settings that are part of a site; what a node writes for itself under another key is not. */
export const settingKeys = ['site', 'preflight', 'style-guide'] as const;

/** Settings, hours, notices and redirects; each file may be missing. */
export function readParts(site: SiteSource): SiteParts {
  const [settings, hours] = ['settings.json', 'opening-hours.json'].map((file) => site.json(file));
  if (hours) checkMembers(site, hours, { at: [], members: { rules: isList, exceptions: isList } });
  const [alerts, redirects] = ['alerts.json', 'redirects.json'].map((file) => site.json(file));
  // Proof: `rowsIn` answers only rows whose members are of these types, and says which of them must be there.
  return {
    settings: settings
      ? (checkMembers(site, settings, {
          at: [],
          members: Object.fromEntries(settingKeys.map((key) => [key, isObject])),
        }) as Record<string, Values>)
      : {},
    rules: rowsIn(site, hours, { at: ['rules'], members: rule, needed: ['weekday', 'opens', 'closes'] }).map(
      (row, n) => ({
        valid_from: null,
        valid_to: null,
        ...withVenue(site, hours, { row, at: ['rules', n] }),
        id: idOf(site, hours, { at: ['rules', n], path: `entry/opening/rule/${row.weekday}` }),
      }),
    ) as SiteRule[],
    exceptions: rowsIn(site, hours, { at: ['exceptions'], members: exception, needed: ['date_from'] }).map(
      (row, n) => ({
        date_to: row.date_from,
        is_closed: !row.ranges,
        ranges: [],
        reason: {},
        ...withVenue(site, hours, { row, at: ['exceptions', n] }),
        id: idOf(site, hours, { at: ['exceptions', n], path: `entry/opening/${row.date_from}` }),
      }),
    ) as unknown as SiteException[],
    alerts: rowsIn(site, alerts, { at: [], members: alert, needed: ['title'] }).map((row) => ({
      text: {},
      link: {},
      link_title: {},
      online_in: [],
      starts: null,
      ends: null,
      paths: [],
      urgency: 'info',
      ...row,
    })) as unknown as SiteAlert[],
    redirects: rowsIn(site, redirects, { at: [], members: redirect, needed: ['locale', 'old_path', 'new_path'] }).map(
      (row, n) => ({
        automatic: false,
        ...row,
        id: idOf(site, redirects, { at: [n], path: `redirect/${row.locale}/${row.old_path}` }),
      }),
    ) as SiteRedirect[],
  };
}

type Rows = { at: ValuePath; members: Members; needed: readonly string[] };

function rowsIn(site: SiteSource, source: SourceFile | null | undefined, { at, members, needed }: Rows): Values[] {
  if (!source) return [];
  const list = at.reduce<unknown>((value, key) => (value as Values | undefined)?.[key], source.value);
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    site.noteAt(source, at, 'wrong_type', at.join('.') || '[ ]');
    return [];
  }
  return list.map((_, index) => {
    const row = checkMembers(site, source, { at: [...at, index], members });
    for (const name of needed) if (row[name] === undefined) site.noteAt(source, [...at, index], 'missing', name);
    return row;
  });
}

function idOf(site: SiteSource, source: SourceFile | null | undefined, { at, path }: { at: ValuePath; path: string }) {
  return source ? site.takeId(path, source, at) : '';
}

function withVenue(
  site: SiteSource,
  source: SourceFile | null | undefined,
  { row: { venue, ...row }, at }: { row: Values; at: ValuePath },
): Values {
  const id = typeof venue === 'string' ? idOrName('venue', venue, site.names) : null;
  if (source && venue && !id) site.noteAt(source, [...at, 'venue'], 'unknown_reference', String(venue));
  return { ...row, venue_id: id };
}
