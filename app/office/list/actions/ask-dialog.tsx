import { Form } from 'react-router';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { WarningList } from '#app/office/dates/warning-list.tsx';
import { PlaceList } from '#app/office/place-list.tsx';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { AnswerDialog, BackLink } from '../../answer-dialog.tsx';
import controls from '../../office-controls.module.css';
import { batchSize } from './batches.ts';
import { type BulkAction, bulkActionName, isPreviewed, targetOf } from './bulk-actions.ts';
import type { ActionPreview } from './preview-action.server.ts';

const withNote: ReadonlySet<BulkAction> = new Set(['cancel', 'postpone', 'move', 'reinstate']);

/** Commands whose names are mistaken for each other. */
function isExplained(command: BulkAction): command is 'cancel' | 'postpone' | 'move' {
  return command === 'cancel' || command === 'postpone' || command === 'move';
}

type Props = {
  preview: ActionPreview;
  csrfToken: string;
  locale: Locale;
  /** Does it to more entries than one request takes. */
  onMany?(form: FormData): void;
};

/** The preview of a command. Without JavaScript it stands open in the page; otherwise it is a dialog over the list. */
export function AskDialog({ preview, csrfToken, locale, onMany }: Props) {
  const { command, ids, isWhole, entries, places, more, morePlaces, warnings, moreWarnings } = preview;
  const name = bulkActionName(command);
  return (
    <AnswerDialog answer={preview} titleId="office-ask">
      {(close) => (
        <Form
          method="post"
          onSubmit={(event) => {
            const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
            const posted = new FormData(event.currentTarget, button);
            if (onMany && ids.length > batchSize && button.value === `do:${command}` && isPreviewed(posted)) {
              event.preventDefault();
              onMany(posted);
            }
            close();
          }}
        >
          <CsrfField token={csrfToken} />
          <ChosenIds ids={ids} isWhole={isWhole} />
          <h2 id="office-ask">
            {ids.length === 1
              ? m.office_ask_title_one({ command: name })
              : m.office_ask_title({ command: name, count: ids.length })}
          </h2>
          {isExplained(command) && <p className={controls.muted}>{m[`dates_about_${command}`]()}</p>}
          <WishFields {...preview} />
          {warnings.length > 0 && <h3>{m.dates_warnings()}</h3>}
          <WarningList warnings={warnings} more={moreWarnings} />
          <ChangedEntries entries={entries} more={more} />
          <h3>{m.office_ask_places()}</h3>
          <PlaceList places={places} more={morePlaces} locale={locale} />
          <Decision command={command} close={close} />
        </Form>
      )}
    </AnswerDialog>
  );
}

/** Which entries it is about: all that are found, or those that were ticked. */
function ChosenIds({ ids, isWhole }: Pick<ActionPreview, 'ids' | 'isWhole'>) {
  if (!isWhole) return ids.map((id) => <input key={id} type="hidden" name="id" value={id} />);
  return (
    <>
      <input type="hidden" name="whole" value="1" />
      <input type="hidden" name="count" value={ids.length} />
    </>
  );
}

/** What a person enters with it: where a move goes, and what visitors are told. */
function WishFields({ command, wish, rooms }: Pick<ActionPreview, 'command' | 'wish' | 'rooms'>) {
  return (
    <>
      {command === 'move' && <MoveFields wish={wish} rooms={rooms} />}
      {withNote.has(command) &&
        locales.map((each) => (
          <label key={each} className={controls.field}>
            {m.office_ask_note({ language: m[`office_language_${each}`]() })}
            <input name={`note_${each}`} lang={each} maxLength={300} defaultValue={wish[`note_${each}`]} />
          </label>
        ))}
    </>
  );
}

/** A certain day goes before so many days; what is left empty stays as it is. */
function MoveFields({ wish, rooms }: Pick<ActionPreview, 'wish' | 'rooms'>) {
  return (
    <div className={controls.fields}>
      <input type="hidden" name="previewed" value={targetOf(wish)} />
      <label>
        {m.dates_move_day()}
        <input type="date" name="day" defaultValue={wish.day} />
      </label>
      <label>
        {m.office_ask_days()}
        <input type="number" name="days" min={-3650} max={3650} defaultValue={wish.days} />
      </label>
      <label>
        {m.office_ask_time()}
        <input type="time" name="time" defaultValue={wish.time} />
      </label>
      <label>
        {m.dates_move_room()}
        <select name="room" defaultValue={wish.room}>
          <option value="">{m.dates_same_room()}</option>
          {rooms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={controls.plain} name="command" value="ask:move">
        {m.office_ask_refresh()}
      </button>
    </div>
  );
}

function ChangedEntries({ entries, more }: Pick<ActionPreview, 'entries' | 'more'>) {
  return (
    <>
      <h3>{m.office_ask_entries()}</h3>
      <ul>
        {entries.map(({ id, title, when, change }) => (
          <li key={id}>
            <strong>{title}</strong>
            {when && `, ${when}`}
            {change && `: ${change}`}
          </li>
        ))}
        {more > 0 && <li>{m.office_ask_more({ count: more })}</li>}
      </ul>
    </>
  );
}

function Decision({ command, close }: Pick<ActionPreview, 'command'> & { close(): void }) {
  return (
    <p className={controls.actions}>
      <BackLink close={close} />
      <button type="submit" className={controls.button} name="command" value={`do:${command}`}>
        {bulkActionName(command)}
      </button>
    </p>
  );
}
