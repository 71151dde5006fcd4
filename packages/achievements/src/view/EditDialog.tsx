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

interface Draft {
  readonly date: string
  readonly title: string
  readonly impact: string
  readonly evidence: string
  readonly tags: string
  readonly people: string
}

const split = (text: string) => text.split(',')

function EntryForm({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { state, labels, announce, onOffer } = useAchievements()
  const today = useAtomValue(state.today)
  const edit = useSetAtom(state.edit)
  const remove = useSetAtom(state.remove)
  const [copied, setCopied] = useState('')
  const [asksToReplace, setAsksToReplace] = useState(false)
  const offerKey = useRef<HTMLButtonElement>(null)
  const [halfDate, setHalfDate] = useState(false)
  // A half-typed date has an empty value, as one that was removed has; only the input tells them apart.
  const isHalf = useRef(false)
  // The draft is the form's own: what the entry has stored is cleaned and must not move the caret.
  const [draft, setDraft] = useState<Draft>(() => ({
    date: entry.date ?? '',
    title: entry.title,
    impact: entry.impact,
    evidence: entry.evidence,
    tags: entry.tags.join(', '),
    people: entry.people.join(', '),
  }))
  const problems = {
    date: halfDate
      ? labels.dateInvalid
      : draft.date > today && draft.date !== entry.date
        ? labels.dateFuture
        : undefined,
    title: draft.title.trim() === '' && entry.title !== '' ? labels.titleMissing : undefined,
    evidence:
      draft.evidence.trim() !== '' && webAddress(draft.evidence) === undefined
        ? labels.evidenceInvalid
        : undefined,
  }
  const isRefused = Object.values(problems).some((problem) => problem !== undefined)

  const change = (name: keyof Draft, text: string, fields: Partial<EntryFields> | undefined) => {
    setDraft((before) => ({ ...before, [name]: text }))
    if (fields) edit(entry.key, fields)
  }
  const copy = async () => {
    const isCopied = await copyText(entryText(entry, labels.longDate, labels.thanksLine))
    setCopied(isCopied ? labels.entriesCopied(1) : labels.copyFailed)
  }
  const offer = async (replaces: boolean) => {
    let told = labels.offered(entry.title)
    let isPresent = false
    try {
      isPresent = (await onOffer?.(entry, replaces)) === 'present'
      if (isPresent) told = labels.offerPresent(entry.title)
    } catch {
      told = labels.offerFailed
    }
    // The key that replaces goes with its question, and the focus would go with it.
    if (replaces) offerKey.current?.focus()
    setAsksToReplace(isPresent)
    announce(told)
    setCopied(told)
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
        value={draft.title}
        error={problems.title}
        onChange={(title) => change('title', title, title.trim() === '' ? undefined : { title })}
        autoComplete="off"
      />
      <TextField
        type="date"
        label={labels.fieldDate}
        value={draft.date}
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
        value={draft.impact}
        onChange={(impact) => change('impact', impact, { impact })}
      />
      <TextField
        type="url"
        label={labels.fieldEvidence}
        value={draft.evidence}
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
        value={draft.tags}
        onChange={(tags) => change('tags', tags, { tags: split(tags) })}
        autoComplete="off"
      />
      <TextField
        label={labels.fieldPeople}
        hint={labels.namesHint}
        value={draft.people}
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
        {isRefused && <Button onClick={onClose}>{labels.discard}</Button>}
        <Button type="submit" variant="primary">
          {labels.done}
        </Button>
      </div>
    </form>
  )
}
