import { useDraft, useSaveFile } from '@kleinzeug/shell'
import { Button, TextArea, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { isIsoDate } from '@kleinzeug/calendar-day'
import { answersFileOf } from '../../model/files/handOver.ts'
import type { Session } from '../../state/createSession.ts'
import { useLater } from '../useLater.ts'

interface SessionPlateProps {
  session: Session
  onPause: () => void
}

/** The plate while one answers: the keys of the scale, then note and day. */
export function SessionPlate({ session, onPause }: SessionPlateProps) {
  if (session.isBriefing) return <BriefingPlate onPause={onPause} />
  return session.position < session.answers.length ? (
    <ScalePlate session={session} onPause={onPause} />
  ) : (
    <LastPlate session={session} />
  )
}

/** The keys below the instruction: to the first statement, or not now. */
function BriefingPlate({ onPause }: { onPause: () => void }) {
  const { state, labels } = useLater()
  const key = useRef<HTMLButtonElement>(null)
  const begin = useSetAtom(state.session.begin)
  useEffect(() => key.current?.focus(), [])
  return (
    <div className="self-report-plate self-report-asking">
      <div className="self-report-keys">
        <Button ref={key} variant="primary" onClick={() => begin()}>
          {labels.toFirst}
        </Button>
        <Button variant="quiet" className="self-report-end" onClick={onPause}>
          {labels.pause}
        </Button>
      </div>
    </div>
  )
}

function ScalePlate({ session, onPause }: SessionPlateProps) {
  const { state, labels } = useLater()
  const keys = useRef<HTMLDivElement>(null)
  const traits = useAtomValue(state.traits)
  const { sheets } = useAtomValue(state.data)
  const answer = useSetAtom(state.session.answer)
  const skip = useSetAtom(state.session.skip)
  const back = useSetAtom(state.session.back)
  const { kind, id, position, answers, steps } = session
  const asked = kind === 'sheets' ? sheets.find((sheet) => sheet.id === id)?.traits : traits
  const trait = kind === 'tests' ? undefined : asked?.[position]
  const isTest = kind === 'tests'
  const [low, high] = isTest
    ? [labels.agreement[0] ?? '', labels.agreement.at(-1) ?? '']
    : [trait?.low || labels.lowEnd, trait?.high || labels.highEnd]
  const nameOf = (step: number) => labels.stepName(step, steps, low, high)
  // The key that has opened the plate is gone.
  useEffect(() => keys.current?.focus(), [])
  return (
    <div className="self-report-plate self-report-asking">
      <div
        ref={keys}
        className="self-report-steps"
        role="group"
        tabIndex={-1}
        aria-label={`${low} – ${high}`}
        data-steps={steps}
      >
        {!isTest && (
          <span className="self-report-ends" aria-hidden="true">
            <span>{low}</span>
            <span>{high}</span>
          </span>
        )}
        {Array.from({ length: steps }, (_, index) => (
          <Button
            key={index}
            aria-label={isTest ? undefined : nameOf(index + 1)}
            aria-pressed={answers[position] === index + 1}
            onClick={() => answer(index + 1)}
          >
            {index + 1}
            {isTest && <small>{labels.agreement[index]}</small>}
          </Button>
        ))}
      </div>
      <div className="self-report-keys">
        <Button aria-disabled={position === 0} onClick={() => back()}>
          {labels.back}
        </Button>
        <Button onClick={() => skip()}>{labels.skip}</Button>
        <Button variant="quiet" className="self-report-end" onClick={onPause}>
          {labels.pause}
        </Button>
      </div>
    </div>
  )
}

function LastPlate({ session }: { session: Session }) {
  const { state, labels, announce, props } = useLater()
  const saveFile = useSaveFile()
  const done = useRef<HTMLButtonElement>(null)
  const today = useAtomValue(state.today)
  const { sheets } = useAtomValue(state.data)
  const describe = useSetAtom(state.session.describe)
  const finish = useSetAtom(state.session.finish)
  const discard = useSetAtom(state.session.discard)
  const back = useSetAtom(state.session.back)
  const show = useSetAtom(state.show)
  const giveBack = useSetAtom(state.returned)
  const draft = useDraft(`${session.id}/date`, session.date)
  const date = draft.text
  const isSheet = session.kind === 'sheets'
  const problem = !isIsoDate(date) ? labels.dateInvalid : date > today ? labels.dateFuture : undefined
  useEffect(() => done.current?.focus(), [])
  return (
    <form
      className="self-report-plate self-report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const sheet = sheets.find(({ id }) => id === session.id)
        if (isSheet && sheet) saveFile(`${labels.answersFile}.json`, answersFileOf(sheet))
        finish()
        draft.clear()
        if (session.kind === 'tests') show('test')
        announce(isSheet ? labels.sheetSaved : labels.recorded)
      }}
    >
      <div className="self-report-last">
        <TextArea
          label={labels.note}
          hint={labels.noteHint}
          rows={2}
          value={session.note}
          onChange={(note) => describe({ note })}
        />
        {isSheet ? (
          <TextField
            label={labels.yourName}
            value={session.by}
            onChange={(by) => describe({ by })}
            autoComplete="off"
          />
        ) : (
          <TextField
            type="date"
            label={labels.date}
            value={date}
            error={problem}
            onChange={(next) => {
              const isGood = isIsoDate(next) && next <= today
              draft.set(next, isGood)
              if (isGood) describe({ date: next })
            }}
          />
        )}
      </div>
      <div className="self-report-keys">
        <Button ref={done} type="submit" variant="primary">
          {isSheet ? labels.saveSheet : labels.record}
        </Button>
        {isSheet && props.linkTo && (
          <Button
            onClick={() => {
              finish()
              draft.clear()
              giveBack(session.id)
            }}
          >
            {labels.answersLink}
          </Button>
        )}
        <Button onClick={() => back()}>{labels.back}</Button>
        <Button
          variant="quiet"
          className="self-report-end"
          onClick={() => {
            discard()
            draft.clear()
            announce(labels.discarded)
          }}
        >
          {labels.discard}
        </Button>
      </div>
    </form>
  )
}
