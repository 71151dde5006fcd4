import { useDraft } from '@kleinzeug/shell'
import { ReminderForm } from '@kleinzeug/shell/reminder'
import { Button, Dialog, Icon, IconButton, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { countValues, nameProblem, oneLine } from '../../model/traits.ts'
import { MOST_DAYS, type Trait } from '../../model/data.ts'
import { useLater } from '../useLater.ts'
import { Suggestions } from '../window/FirstView.tsx'

/** The traits that are asked, and the interval of the reminder. */
export default function TraitsDialog({ onClose }: { onClose: () => void }) {
  const { state, labels } = useLater()
  const { traits } = useAtomValue(state.data)
  const [edited, setEdited] = useState<string>()
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.traits}
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <div className="self-report-form">
        <p className="self-report-note">{labels.traitsHelp}</p>
        {traits.length === 0 ? (
          <p className="self-report-note">{labels.noTraits}</p>
        ) : (
          <ol className="self-report-traits" aria-label={labels.traits}>
            {traits.map((trait, index) => (
              <li key={trait.id}>
                {edited === trait.id ? (
                  <TraitForm trait={trait} onClose={() => setEdited(undefined)} />
                ) : (
                  <TraitRow
                    trait={trait}
                    isFirst={index === 0}
                    isLast={index === traits.length - 1}
                    onEdit={() => setEdited(trait.id)}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        <NewTrait />
        <div className="self-report-suggestions" role="group" aria-label={labels.suggestions}>
          <Suggestions />
        </div>
        <Reminder />
      </div>
    </Dialog>
  )
}

interface TraitRowProps {
  trait: Trait
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
}

function TraitRow({ trait: { id, name, low, high, resting }, isFirst, isLast, onEdit }: TraitRowProps) {
  const { state, labels } = useLater()
  const move = useSetAtom(state.moveTrait)
  return (
    <div className="self-report-trait">
      <span className="self-report-lane-name">
        <strong>{name}</strong>
        <span>{resting ? labels.resting : labels.poles(low, high)}</span>
      </span>
      <IconButton
        icon={<Icon name="up" />}
        label={labels.moveUp(name)}
        aria-disabled={isFirst}
        onClick={() => move(id, -1)}
      />
      <IconButton
        icon={<Icon name="down" />}
        label={labels.moveDown(name)}
        aria-disabled={isLast}
        onClick={() => move(id, 1)}
      />
      <IconButton icon={<Icon name="edit" />} label={labels.editTrait(name)} onClick={onEdit} />
    </div>
  )
}

function TraitForm({ trait, onClose }: { trait: Trait; onClose: () => void }) {
  const { state, labels } = useLater()
  const data = useAtomValue(state.data)
  const change = useSetAtom(state.changeTrait)
  const remove = useSetAtom(state.removeTrait)
  const name = useDraft(`${trait.id}/name`, trait.name)
  const problem = nameProblem(data, name.text, trait.id)
  return (
    <form
      className="self-report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) onClose()
      }}
    >
      <TextField
        label={labels.traitName}
        value={name.text}
        error={problem && labels.traitProblem[problem]}
        onChange={(next) => {
          const isGood = !nameProblem(data, next, trait.id)
          name.set(next, isGood)
          if (isGood) change(trait.id, { name: oneLine(next) })
        }}
        autoComplete="off"
      />
      <Poles
        low={trait.low}
        high={trait.high}
        onLow={(low) => change(trait.id, { low })}
        onHigh={(high) => change(trait.id, { high })}
      />
      <div className="self-report-keys">
        <Button variant="danger" onClick={() => remove(trait.id)}>
          {labels.removeTrait(countValues(data, trait.id))}
        </Button>
        <Button onClick={() => change(trait.id, { resting: !trait.resting })}>
          {trait.resting ? labels.ask : labels.rest}
        </Button>
        <Button type="submit" variant="primary" className="self-report-end">
          {labels.done}
        </Button>
      </div>
    </form>
  )
}

interface PolesProps {
  low: string
  high: string
  onLow: (low: string) => void
  onHigh: (high: string) => void
}

/** What the two ends of a scale mean. */
function Poles({ low, high, onLow, onHigh }: PolesProps) {
  const { labels } = useLater()
  return (
    <div className="self-report-pair">
      <TextField label={labels.traitLow} value={low} onChange={onLow} autoComplete="off" />
      <TextField label={labels.traitHigh} value={high} onChange={onHigh} autoComplete="off" />
    </div>
  )
}

function NewTrait() {
  const { state, labels } = useLater()
  const data = useAtomValue(state.data)
  const add = useSetAtom(state.addTrait)
  const field = useRef<HTMLInputElement>(null)
  const name = useDraft('trait/name')
  const low = useDraft('trait/low')
  const high = useDraft('trait/high')
  return (
    <form
      className="self-report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const problem = nameProblem(data, name.text)
        field.current?.focus()
        if (problem) return name.refuse(labels.traitProblem[problem])
        add({ name: name.text, low: low.text, high: high.text })
        for (const draft of [name, low, high]) draft.clear()
      }}
    >
      <TextField ref={field} label={labels.traitName} {...name.field} autoComplete="off" />
      <Poles low={low.text} high={high.text} onLow={low.set} onHigh={high.set} />
      <div className="self-report-keys">
        <Button type="submit">{labels.addTrait}</Button>
      </div>
    </form>
  )
}

function Reminder() {
  const { state, labels } = useLater()
  const days = useAtomValue(state.reminder)
  const remind = useSetAtom(state.remind)
  return (
    <ReminderForm className="self-report-form" days={days} most={MOST_DAYS} onDays={remind} labels={labels} />
  )
}
