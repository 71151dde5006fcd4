import { Button, Notice, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FoundLine } from '../../model/pgn.ts'
import { usualStart } from '../../model/rules.ts'
import { writeScript } from '../../model/script.ts'
import { useTrainer } from '../trainerContext.ts'

interface ChooseFoundProps {
  lines: readonly FoundLine[]
  refused: readonly string[]
  onBack: () => void
  onDone: () => void
}

interface Choice {
  /** Its place in the text. */
  readonly id: number
  readonly found: FoundLine
  readonly title: string
  readonly taken: boolean
}

/** What was found in a text: which lines to take, and what to call them. */
export function ChooseFound({ lines, refused, onBack, onDone }: ChooseFoundProps) {
  const { state, labels } = useTrainer()
  const names = useAtomValue(state.names)
  const add = useSetAtom(state.addOwn)
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    lines.map((found, id) => ({ id, found, title: found.title, taken: !found.variation })),
  )
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const taken = choices.filter((choice) => choice.taken)

  // The button with the focus is gone; continue at the heading of the result.
  useEffect(() => heading.current?.focus(), [])

  const change = (index: number, next: Partial<Choice>) =>
    setChoices(choices.map((choice, at) => (at === index ? { ...choice, ...next } : choice)))

  const complaint = (choice: Choice) => {
    const title = choice.title.trim()
    if (!choice.taken) return undefined
    if (title === '') return labels.nameMissing
    const twice = taken.some((other) => other !== choice && other.title.trim() === title)
    return twice || names.has(title) ? labels.nameTaken(title) : undefined
  }

  const take = () => {
    setAsked(true)
    if (taken.length === 0 || taken.some((choice) => complaint(choice) !== undefined)) return
    add(
      taken.map(({ found, title }) => ({
        id: crypto.randomUUID(),
        title: title.trim(),
        script: writeScript(found.line),
        ...(found.line.start !== usualStart && { start: found.line.start }),
      })),
    )
    onDone()
  }

  return (
    <form
      className="notation-trainer-form"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="notation-trainer-opening">
        {labels.found}
      </h3>
      <ul className="notation-trainer-found">
        {choices.map((choice, index) => (
          <li key={choice.id} data-taken={choice.taken || undefined}>
            {choices.length > 1 && (
              <Switch
                label={`${choice.found.variation ? labels.variation : labels.addText} ${index + 1}`}
                checked={choice.taken}
                onChange={(on) => change(index, { taken: on })}
              />
            )}
            <TextField
              label={labels.name}
              hint={labels.plies(choice.found.line.plies.length)}
              error={asked ? complaint(choice) : undefined}
              value={choice.title}
              disabled={!choice.taken}
              maxLength={120}
              onChange={(title) => change(index, { title })}
            />
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Notice tone="warning">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {asked && taken.length === 0 && <Notice tone="bad" title={labels.nothingChosen} />}
      <div className="ui-dialog-actions">
        <Button onClick={onBack}>{labels.back}</Button>
        <Button type="submit" variant="primary">
          {labels.take(taken.length)}
        </Button>
      </div>
    </form>
  )
}
