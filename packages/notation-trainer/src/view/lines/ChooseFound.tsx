import { Button, Choice, Notice, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { freeTitle, freeTitles } from '../../model/freeTitle.ts'
import { linesThrough, type GameTree } from '../../model/pgn/gameTree.ts'
import type { FoundGame } from '../../model/pgn/readPgn.ts'
import { writePgn } from '../../model/pgn/writePgn.ts'
import { usualStart } from '../../model/ply.ts'
import { writeScript, type CheckedLine } from '../../model/script.ts'
import type { Repertoire } from '../../model/trainerData.ts'
import { RepertoireForm } from './RepertoireForm.tsx'
import { useLater } from './useLater.ts'

interface ChooseFoundProps {
  games: readonly FoundGame[]
  /** Why parts were left out, in words. */
  refused: readonly string[]
  /** Name and side of the repertoire that they were; it is what is offered first. */
  kept?: { readonly title: string; readonly side: Repertoire['side'] | undefined } | undefined
  onBack: () => void
  onDone: () => void
}

interface FoundLine {
  /** Its index in the text. */
  readonly id: number
  readonly title: string
  readonly line: CheckedLine
  readonly isVariation: boolean
  readonly flipped: boolean
  readonly taken: boolean
}

export const isFromBlack = ({ tags }: GameTree) =>
  tags.some(([name, value]) => name === 'Orientation' && /^black$/i.test(value))

function linesOf(games: readonly FoundGame[], names: ReadonlySet<string>): FoundLine[] {
  const lines = games.flatMap(({ title, tree }) =>
    [...linesThrough(tree.next)].map((plies, way) => ({
      title: way > 0 ? `${title} (${way})` : title,
      line: { start: tree.start, plies },
      isVariation: way > 0,
      flipped: isFromBlack(tree),
    })),
  )
  const titles = freeTitles(
    lines.map(({ title }) => title),
    names,
  )
  return lines.map((line, id) => ({ ...line, id, title: titles[id] ?? line.title, taken: !line.isVariation }))
}

/** The choice of what becomes of the games found in a text: separate lines, or one repertoire. */
export function ChooseFound({ games, refused, kept, onBack, onDone }: ChooseFoundProps) {
  const { state, labels } = useLater()
  const names = useAtomValue(state.names)
  const addRepertoire = useSetAtom(state.addRepertoire)
  const [as, setAs] = useState<'lines' | 'repertoire'>(kept ? 'repertoire' : 'lines')
  const heading = useRef<HTMLHeadingElement>(null)

  // The focused button is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="notation-trainer-form">
      <h3 ref={heading} tabIndex={-1} className="notation-trainer-opening">
        {labels.found}
      </h3>
      <Choice
        legend={labels.foundAs}
        value={as}
        onChange={setAs}
        options={[
          { value: 'lines', label: labels.asLines },
          { value: 'repertoire', label: labels.asRepertoire },
        ]}
      />
      {refused.length > 0 && (
        <Notice tone="warning">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {as === 'lines' ? (
        <LineChoice games={games} onBack={onBack} onDone={onDone} />
      ) : (
        <RepertoireForm
          title={freeTitle(kept?.title ?? games[0]?.title ?? labels.repertoire, names)}
          side={kept?.side ?? (games.some(({ tree }) => isFromBlack(tree)) ? 'black' : 'white')}
          onCancel={onBack}
          cancelLabel={labels.back}
          onDone={(title, side) => {
            const pgn = writePgn(games.map(({ tree }) => tree))
            void addRepertoire({ id: crypto.randomUUID(), title, side, pgn })
            onDone()
          }}
        />
      )}
    </div>
  )
}

function LineChoice({ games, onBack, onDone }: Omit<ChooseFoundProps, 'refused' | 'kept'>) {
  const { state, labels } = useLater()
  const names = useAtomValue(state.names)
  const add = useSetAtom(state.addOwn)
  const [lines, setLines] = useState(() => linesOf(games, names))
  const [asked, setAsked] = useState(false)
  const taken = lines.filter((line) => line.taken)

  const change = (id: number, next: Partial<FoundLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...next } : line)))

  const complaint = (line: FoundLine) => {
    const title = line.title.trim()
    if (!line.taken) return undefined
    if (title === '') return labels.nameMissing
    const twice = taken.some((other) => other !== line && other.title.trim() === title)
    return twice || names.has(title) ? labels.nameTaken(title) : undefined
  }

  const take = () => {
    setAsked(true)
    if (taken.length === 0 || taken.some((line) => complaint(line) !== undefined)) return
    add(
      taken.map(({ line, title, flipped }) => ({
        id: crypto.randomUUID(),
        title: title.trim(),
        script: writeScript(line),
        ...(line.start !== usualStart && { start: line.start }),
        ...(flipped && { flipped }),
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
      {lines.length > 1 && (
        <div className="notation-trainer-keys">
          {[true, false].map((all) => (
            <Button key={`${all}`} onClick={() => setLines(lines.map((line) => ({ ...line, taken: all })))}>
              {all ? labels.all : labels.none}
            </Button>
          ))}
        </div>
      )}
      <ul className="notation-trainer-found">
        {lines.map((line, index) => (
          <li key={line.id} data-taken={line.taken || undefined}>
            {lines.length > 1 && (
              <Switch
                label={`${line.isVariation ? labels.variation : labels.addText} ${index + 1}`}
                checked={line.taken}
                onChange={(on) => change(line.id, { taken: on })}
              />
            )}
            <TextField
              label={labels.name}
              hint={labels.plies(line.line.plies.length)}
              error={asked ? complaint(line) : undefined}
              value={line.title}
              disabled={!line.taken}
              maxLength={120}
              onChange={(title) => change(line.id, { title })}
            />
          </li>
        ))}
      </ul>
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
