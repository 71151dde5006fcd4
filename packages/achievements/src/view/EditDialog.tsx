import { useDraft } from '@kleinzeug/shell'
import { Button, Dialog, Icon, TextArea, TextField, copyText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { isIsoDate } from '@kleinzeug/calendar-day'
import type { Entry, EntryFields } from '../model/entry.ts'
import { entryText } from '../model/files/plainText.ts'
import { webAddress } from '@kleinzeug/storage/exchange'
import { useAchievements } from './AchievementsContext.ts'

/** All fields of one entry. What is typed is stored at once; what is refused stays in its field. */
export function EditDialog() {
  const { state, labels } = useAchievements()
  const entry = useAtomValue(state.opened)
  const open = useSetAtom(state.open)
  return (
    <Dialog open={entry !== undefined} onClose={() => open(undefined)} title={labels.editTitle}>
      {entry && <EntryForm entry={entry} onClose={() => open(undefined)} />}
    </Dialog>
  )
}

const split = (text: string) => text.split(',')

function EntryForm({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { state, labels, announce, props } = useAchievements()
  const { onOffer } = props
  const today = useAtomValue(state.today)
  const edit = useSetAtom(state.edit)
  const remove = useSetAtom(state.remove)
  const [copied, setCopied] = useState('')
  const [asksToReplace, setAsksToReplace] = useState(false)
  const offerKey = useRef<HTMLButtonElement>(null)
  const [halfDate, setHalfDate] = useState(false)
  // A half-typed date has an empty value like a removed one; only the input knows which.
  const isHalf = useRef(false)
  const draft = {
    date: useDraft(`${entry.key}/date`, entry.date),
    title: useDraft(`${entry.key}/title`, entry.title),
    impact: useDraft(`${entry.key}/impact`, entry.impact),
    evidence: useDraft(`${entry.key}/evidence`, entry.evidence),
    tags: useDraft(`${entry.key}/tags`, entry.tags.join(', ')),
    people: useDraft(`${entry.key}/people`, entry.people.join(', ')),
  }
  const problems = {
    date: halfDate
      ? labels.dateInvalid
      : draft.date.text > today && draft.date.text !== entry.date
        ? labels.dateFuture
        : undefined,
    title: draft.title.text.trim() === '' && entry.title !== '' ? labels.titleMissing : undefined,
    evidence:
      draft.evidence.text.trim() !== '' && webAddress(draft.evidence.text) === undefined
        ? labels.evidenceInvalid
        : undefined,
  }
  const isRefused = Object.values(problems).some((problem) => problem !== undefined)

  const change = (name: keyof typeof draft, text: string, fields: Partial<EntryFields> | undefined) => {
    draft[name].set(text, fields !== undefined)
    if (fields) edit(entry.key, fields)
  }
  const discard = () => {
    for (const field of Object.values(draft)) field.clear()
    onClose()
  }
  const copy = async () => {
    const isCopied = await copyText(entryText(entry, labels.longDate, labels.thanksLine))
    setCopied(isCopied ? labels.entriesCopied(1) : labels.copyFailed)
  }
  const offer = async (replaces: boolean) => {
    let message = labels.offered(entry.title)
    let isPresent = false
    try {
      isPresent = (await onOffer?.(entry, replaces)) === 'present'
      if (isPresent) message = labels.offerPresent(entry.title)
    } catch {
      message = labels.offerFailed
    }
    // The key that replaces goes with its question, and the focus would go with it.
    if (replaces) offerKey.current?.focus()
    setAsksToReplace(isPresent)
    announce(message)
    setCopied(message)
  }
  return (
    <form
      className="achievements-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
        if (wrong) wrong.focus()
        else onClose()
      }}
    >
      <TextField
        label={labels.fieldTitle}
        value={draft.title.text}
        error={problems.title}
        onChange={(title) => change('title', title, title.trim() === '' ? undefined : { title })}
        autoComplete="off"
      />
      <TextField
        type="date"
        label={labels.fieldDate}
        value={draft.date.text}
        max={today}
        error={problems.date}
        onInput={(event) => {
          isHalf.current = event.currentTarget.validity.badInput
          setHalfDate(isHalf.current)
        }}
        onChange={(date) => {
          const isGood = date === '' ? !isHalf.current : isIsoDate(date) && date <= today
          change('date', date, isGood ? { date: date || undefined } : undefined)
        }}
      />
      <TextArea
        label={labels.fieldImpact}
        hint={labels.impactHint}
        rows={3}
        value={draft.impact.text}
        onChange={(impact) => change('impact', impact, { impact })}
      />
      <TextField
        type="url"
        label={labels.fieldEvidence}
        value={draft.evidence.text}
        error={problems.evidence}
        onChange={(evidence) =>
          change(
            'evidence',
            evidence,
            evidence.trim() === '' || webAddress(evidence) ? { evidence } : undefined,
          )
        }
        autoComplete="off"
      />
      <TextField
        label={labels.fieldTags}
        hint={labels.namesHint}
        value={draft.tags.text}
        onChange={(tags) => change('tags', tags, { tags: split(tags) })}
        autoComplete="off"
      />
      <TextField
        label={labels.fieldPeople}
        hint={labels.namesHint}
        value={draft.people.text}
        onChange={(people) => change('people', people, { people: split(people) })}
        autoComplete="off"
      />
      <p className="achievements-note" role="status">
        {copied}
      </p>
      <div className="achievements-form-keys">
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            remove(entry.key)
          }}
        >
          {labels.deleteEntry}
        </Button>
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {labels.copyEntry}
        </Button>
        {onOffer && (
          <Button ref={offerKey} onClick={() => void offer(false)}>
            {labels.offer}
          </Button>
        )}
        {asksToReplace && <Button onClick={() => void offer(true)}>{labels.offerReplace}</Button>}
        {isRefused && <Button onClick={discard}>{labels.discard}</Button>}
        <Button type="submit" variant="primary">
          {labels.done}
        </Button>
      </div>
    </form>
  )
}
