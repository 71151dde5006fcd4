import { Sample, SampleKey } from '@kleinzeug/shell'
import { Button, DotMatrix, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { yearOf } from '@kleinzeug/calendar-day'
import { useAchievements } from './AchievementsContext.ts'
import { YearLineSlider } from './YearLineSlider.tsx'

interface WindowProps {
  isPlaceholder: boolean
  onPreviousYear: () => void
  onNextYear: () => void
  onAllYears: () => void
}

/** Dots in a row of the display: four digits. */
const DIGITS = 23

/** The window: how many, since when, and the line that rises with each entry. */
export function AchievementsDisplay({ isPlaceholder, onPreviousYear, onNextYear, onAllYears }: WindowProps) {
  const { state, labels } = useAchievements()
  const year = useAtomValue(state.year)
  const years = useAtomValue(state.years)
  const today = useAtomValue(state.today)
  const isEmpty = useAtomValue(state.entries).length === 0
  const isFirst = year !== undefined && year <= Math.min(yearOf(today), ...years)
  const isLast = year === undefined || year >= Math.max(yearOf(today), ...years)
  return (
    <div className="achievements-window">
      <div className="achievements-head">
        <div className="achievements-stepper">
          <IconButton
            label={labels.previousYear}
            icon={<Icon name="left" />}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onPreviousYear()}
          />
          <strong>{isPlaceholder ? '····' : year === undefined ? labels.allYears : year}</strong>
          <IconButton
            label={labels.nextYear}
            icon={<Icon name="right" />}
            aria-disabled={isLast}
            onClick={() => !isLast && onNextYear()}
          />
        </div>
        <Button variant="quiet" aria-pressed={year === undefined} onClick={onAllYears}>
          {labels.allYears}
        </Button>
      </div>
      <Sample when={isEmpty}>
        <Readings />
        <YearLineSlider isPlaceholder={isPlaceholder} />
      </Sample>
      <SampleKey when={isEmpty} />
      <Readout isPlaceholder={isPlaceholder} />
    </div>
  )
}

/** How many entries there are, and what else can be counted. */
function Readings() {
  const { state, labels } = useAchievements()
  const year = useAtomValue(state.year)
  const entries = useAtomValue(state.entries)
  const talk = useAtomValue(state.talk)
  const since = useAtomValue(state.sinceTalk)
  const { points } = useAtomValue(state.line)
  const count = year === undefined ? entries.length : points.length
  const last = points.at(-1)?.entry
  const thanked = new Set(points.flatMap(({ entry }) => entry.people)).size
  const facts = [
    [
      labels.lastEntry,
      last?.date && (year === undefined ? labels.longDate(last.date) : labels.shortDate(last.date)),
    ],
    [
      labels.talk,
      talk && (yearOf(talk.date) === year ? labels.shortDate(talk.date) : labels.longDate(talk.date)),
    ],
    [labels.sinceTalkFact, since],
    [labels.peopleFact, thanked || undefined],
  ] as const
  return (
    <div className="achievements-readings">
      <p className="achievements-count">
        <DotMatrix text={String(count)} columns={DIGITS} />
        <Legend>{labels.counted(count)}</Legend>
      </p>
      <dl className="achievements-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? labels.none}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The entry under the cursor of the line, the latest one at first. */
function Readout({ isPlaceholder }: { isPlaceholder: boolean }) {
  const { state, labels } = useAchievements()
  const year = useAtomValue(state.year)
  const entries = useAtomValue(state.entries)
  const { points } = useAtomValue(state.line)
  const selected = useAtomValue(state.selected)
  const open = useSetAtom(state.open)
  const entry = (points.find((point) => point.entry.key === selected) ?? points.at(-1))?.entry
  return (
    <div className="achievements-readout">
      {entry?.date ? (
        <>
          <span className="achievements-mono">{labels.shortDate(entry.date)}</span>
          <span className="achievements-readout-title">{entry.title || labels.untitled}</span>
          <Button variant="quiet" onClick={() => open(entry.key)}>
            {labels.openEntry}
          </Button>
        </>
      ) : (
        <span>{isPlaceholder || entries.length === 0 ? labels.emptyTool : labels.emptyYear(year)}</span>
      )}
    </div>
  )
}
