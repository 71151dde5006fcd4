import { useDraft } from '@kleinzeug/shell'
import { Button, Choice, Dialog, SelectField, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { accountIn, canCarryOver } from '../../model/account/account.ts'
import { isIsoDate, yearOf } from '../../model/calendar/date.ts'
import { readDuration } from '../../model/entry/entry.ts'
import { LEAVE_LAPSES, leaveLapses } from '../../model/leave/leave.ts'
import { readDays, readTarget } from '../../model/plan/target.ts'
import { municipalHolidaysIn, showsMunicipal } from '../../model/calendar/holidays.ts'
import { municipalHolidays } from '../../model/calendar/municipalHolidays.ts'
import { states } from '../../model/calendar/stateNames.ts'
import { isState } from '../../model/calendar/states.ts'
import { NOTE_LIMIT, yearIn } from '../../model/record/work.ts'
import { useLater } from '../useLater.ts'
import { Contracts } from './Contracts.tsx'

/** What holds for a whole year, and what is shown beside the days. */
export function YearDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, labels } = useLater()
  const number = useAtomValue(state.number)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.yearSettingsTitle(number)}
      className="worktime-dialog"
    >
      <Model />
      <YearForm onClose={onClose} />
      <Shown />
    </Dialog>
  )
}

/** Which model the account follows, and its contracts; both hold at once. */
function Model() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const contracts = useAtomValue(state.contracts)
  const change = useSetAtom(state.changeYear)
  /** Without a contract the choice waits for the first one. */
  const [waits, setWaits] = useState(false)
  const model = year.model ?? (waits ? 'contract' : 'year')
  return (
    <div className="worktime-form">
      <Choice
        legend={labels.model}
        value={model}
        onChange={(next) => {
          setWaits(next === 'contract')
          if (next === 'year') change({ model: undefined })
          else if (contracts) change({ model: 'contract' })
        }}
        options={(['year', 'contract'] as const).map((value) => ({ value, label: labels.models[value] }))}
      />
      <p className="worktime-note">{labels.modelHint[model]}</p>
      {model === 'contract' && <Contracts />}
    </div>
  )
}

/** Reads a duration that may be negative: `12:30`, `-3`. */
function readSigned(text: string): number | undefined {
  const match = /^([+\-−]?)\s*((?:\S.*)?)$/.exec(text.trim())
  const minutes = readDuration((match?.[2] ?? '').replaceAll(/\.(?=\d{3}(?:\D|$))/g, ''))
  return minutes === undefined ? undefined : match?.[1] === '' || match?.[1] === '+' ? minutes : -minutes
}

function YearForm({ onClose }: { onClose: () => void }) {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const account = useAtomValue(state.account)
  const change = useSetAtom(state.changeYear)
  const drafts = {
    perDay: useDraft(`${year.year}/perDay`, labels.daily(account)),
    start: useDraft(`${year.year}/start`, year.start),
    end: useDraft(`${year.year}/end`, year.end),
    carryOver: useDraft(`${year.year}/carryOver`, labels.signed(account.carryOver.minutes)),
    carriedLeave: useDraft(
      `${year.year}/leave`,
      year.leaveCarried === undefined ? '' : String(year.leaveCarried),
    ),
  }
  const [start, end] = [drafts.start.text, drafts.end.text]
  const [lapses, setLapses] = useState(year.leaveLapses ?? LEAVE_LAPSES)
  const leaveText = drafts.carriedLeave.text.trim()
  const carriedLeave = leaveText === '' ? undefined : readDays(leaveText)
  const [source, setSource] = useState(account.carryOver.source)

  const previous = yearIn(data, year.year - 1)
  const previousBalance = canCarryOver(previous) ? accountIn(data, previous, today).balance : undefined
  const perDay = readTarget(drafts.perDay.text)
  const carried = source === 'own' ? readSigned(drafts.carryOver.text) : 0
  // What was not changed keeps its last digit.
  const hoursOf = (minutes: number) =>
    typeof year.carryOver === 'number' && minutes === account.carryOver.minutes
      ? year.carryOver
      : minutes / 60
  const fitsYear = (text: string) => text === '' || (isIsoDate(text) && yearOf(text) === year.year)
  const problems = {
    perDay: perDay === undefined || perDay > 24 ? labels.durationProblem : undefined,
    start: fitsYear(start) ? undefined : labels.yearDateProblem(year.year),
    end: fitsYear(end)
      ? start !== '' && end !== '' && end < start
        ? labels.rangeProblem
        : undefined
      : labels.yearDateProblem(year.year),
    carryOver: carried === undefined || Math.abs(carried) > 6_000_000 ? labels.durationProblem : undefined,
    carriedLeave:
      leaveText !== '' && (carriedLeave === undefined || carriedLeave > 366)
        ? labels.leaveDaysProblem
        : undefined,
  }
  const close = () => {
    for (const draft of Object.values(drafts)) draft.clear()
    onClose()
  }
  return (
    <form
      className="worktime-form"
      onSubmit={(event) => {
        event.preventDefault()
        for (const name of ['perDay', 'start', 'end', 'carryOver', 'carriedLeave'] as const) {
          const problem = problems[name]
          if (problem !== undefined) drafts[name].refuse(problem)
        }
        if (Object.values(problems).some((problem) => problem !== undefined)) return
        if (perDay === undefined || carried === undefined) return
        change({
          hoursPerDay: drafts.perDay.isDraft ? perDay : year.hoursPerDay,
          start: start === '' ? undefined : start,
          end: end === '' ? undefined : end,
          carryOver: source === 'own' ? hoursOf(carried) : source === 'none' ? undefined : source,
          ...(year.model && {
            leaveCarried: carriedLeave,
            leaveLapses: lapses === LEAVE_LAPSES ? undefined : lapses,
          }),
        })
        close()
      }}
    >
      {!year.model && (
        <TextField
          label={labels.hoursPerDay}
          hint={labels.hoursPerDayHint}
          {...drafts.perDay.field}
          autoComplete="off"
        />
      )}
      <div className="worktime-pair">
        <TextField
          type="date"
          label={labels.accountStart}
          hint={labels.accountStartHint}
          {...drafts.start.field}
        />
        <TextField type="date" label={labels.accountEnd} {...drafts.end.field} />
      </div>
      <Choice
        legend={labels.carryOver}
        value={source}
        onChange={setSource}
        options={(['none', 'previous', 'own'] as const).map((value) => ({
          value,
          label: labels.carryOverSource[value],
        }))}
      />
      {source === 'previous' && (
        <p className="worktime-note">{labels.carryOverLive(year.year - 1, previousBalance)}</p>
      )}
      {source === 'own' && (
        <TextField
          label={labels.carryOverSource.own}
          hint={labels.carryOverHint}
          {...drafts.carryOver.field}
          autoComplete="off"
        />
      )}
      {year.model && (
        <>
          <div className="worktime-pair">
            <TextField
              label={labels.carriedLeave}
              hint={labels.carriedLeaveHint}
              {...drafts.carriedLeave.field}
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField
              label={labels.lapse}
              value={lapses}
              onChange={(value) => setLapses(leaveLapses.find((one) => one === value) ?? LEAVE_LAPSES)}
            >
              {leaveLapses.map((value) => (
                <option key={value} value={value}>
                  {labels.lapses[value]}
                </option>
              ))}
            </SelectField>
          </div>
          <p className="worktime-note">{labels.lapseHint}</p>
        </>
      )}
      <div className="ui-dialog-actions">
        <Button onClick={close}>{labels.cancel}</Button>
        <Button type="submit" variant="primary">
          {labels.apply}
        </Button>
      </div>
    </form>
  )
}

/** Holidays and hints: they change no figure, and so they hold at once. */
function Shown() {
  const { state, labels } = useLater()
  const settings = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  const code = settings.state ?? ''
  return (
    <div className="worktime-form worktime-shown">
      <p className="worktime-note">{labels.everyYear}</p>
      <SelectField
        label={labels.state}
        value={code}
        onChange={(value) => change({ state: isState(value) ? value : undefined })}
      >
        <option value="">{labels.noState}</option>
        {Object.entries(states).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {isState(code) &&
        municipalHolidaysIn(code).map((name) => (
          <Switch
            key={name}
            label={labels.municipalHolidays[name]}
            checked={showsMunicipal(settings.municipalHolidays, name)}
            onChange={(shown) =>
              change({
                municipalHolidays: municipalHolidays.filter((each) =>
                  each === name ? shown : showsMunicipal(settings.municipalHolidays, each),
                ),
              })
            }
          />
        ))}
      <div className="worktime-pair">
        {(['name', 'employer'] as const).map((field) => (
          <SheetField key={field} field={field} />
        ))}
      </div>
      <Switch
        label={labels.showHints}
        checked={settings.hints ?? true}
        onChange={(hints) => change({ hints })}
      />
    </div>
  )
}

/** A text of the printed sheet; stored as it is typed. */
function SheetField({ field }: { field: 'name' | 'employer' }) {
  const { state, labels } = useLater()
  const settings = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  return (
    <TextField
      label={field === 'name' ? labels.sheetName : labels.sheetEmployer}
      value={settings[field] ?? ''}
      maxLength={NOTE_LIMIT}
      autoComplete={field === 'name' ? 'name' : 'organization'}
      onChange={(text) => change({ [field]: text === '' ? undefined : text })}
    />
  )
}
