import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { SelfReportData } from '../model/data.ts'
import { createSelfReportState } from '../state/createSelfReportState.ts'
import type { Session } from '../state/createSession.ts'
import { selfReportSlice } from '../storage.ts'
import '../styles.css'
import EntryList from './EntryList.tsx'
import { fixedSources, ratings, secondView, stored, today, traits, year } from './fixtures.ts'
import { SessionPlate } from './plate/SessionPlate.tsx'
import { selfReportContext, useSelfReport } from './SelfReportContext.ts'
import { RecordDisplay } from './window/RecordDisplay.tsx'
import { SessionWindow } from './window/SessionWindow.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'self-report',
    slice: selfReportSlice,
    labels: firstLabels,
    keys: [],
    createState: createSelfReportState,
    context: selfReportContext,
    View,
  }).Component
}

const still = () => {}

const display = <RecordDisplay onTraits={still} />

function SecondView() {
  const { state } = useSelfReport()
  const show = useSetAtom(state.show)
  const compare = useSetAtom(state.compare)
  useEffect(() => {
    show('compare')
    compare({ from: 'rating10', to: secondView.id })
  }, [show, compare])
  return display
}

function Result() {
  const { state } = useSelfReport()
  const show = useSetAtom(state.show)
  useEffect(() => show('test'), [show])
  return display
}

/** A part of the round that was begun last. */
function Asked({ kind, children }: { kind: 'ratings' | 'tests'; children: (session: Session) => ReactNode }) {
  const { state } = useSelfReport()
  const session = useAtomValue(state.session.current)
  const start = useSetAtom(state.session.start)
  useEffect(() => start(kind), [start, kind])
  return session && children(session)
}

const question = (session: Session) => <SessionWindow session={session} />
const plate = (session: Session) => <SessionPlate session={session} onPause={still} />

const parts = {
  display: partOf(() => display),
  compare: partOf(SecondView),
  result: partOf(Result),
  question: partOf(() => <Asked kind="ratings">{question}</Asked>),
  scale: partOf(() => <Asked kind="ratings">{plate}</Asked>),
  testScale: partOf(() => <Asked kind="tests">{plate}</Asked>),
  entries: partOf(() => <EntryList onUndo={still} />),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly data?: Partial<SelfReportData>
}

function Part({ part, data }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: 720 }}>
      <Shown storage={stored(data)} sources={fixedSources()} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Selbsteinschätzung/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, data: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

/** A rating with as many answers as are given, not finished. */
const begun = (answers: number): Partial<SelfReportData> => ({
  traits,
  ratings: [
    {
      id: 'begun',
      date: today,
      values: traits.slice(0, answers).map(({ id }) => ({ trait: id, value: 5 })),
      note: '',
      by: '',
      open: true,
    },
  ],
})
const test = { id: 'test', date: today, note: '', open: true }

export const Trend: Story = {
  name: 'Fenster mit Verlauf',
  args: { part: 'display' },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider')
  },
}
export const First: Story = {
  name: 'Fenster vor der ersten Einschätzung',
  args: { part: 'display', data: { traits } },
}
/** Hollow is one's own view, lit that of somebody else. */
export const Second: Story = {
  name: 'Vergleich mit einem Zweitblick',
  args: { part: 'compare', data: { ...year, ratings: [...ratings, secondView] } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 höher, 1 niedriger, 1 gleich, 1 nur einmal')
  },
}
/** Five domains on two days, and below them how they have changed. */
export const Scores: Story = {
  name: 'Ergebnis des Fragebogens',
  args: { part: 'result' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Verlauf der fünf Bereiche' })
  },
}
export const Question: Story = { name: 'Frage', args: { part: 'question', data: begun(2) } }
export const Scale: Story = { name: 'Skala', args: { part: 'scale', data: begun(2) } }
export const Agreement: Story = {
  name: 'Skala des Fragebogens',
  args: { part: 'testScale', data: { tests: [{ ...test, answers: '35241-'.repeat(8).padEnd(120, '.') }] } },
}
/** After the last question: what was special, and the day. */
export const Last: Story = { name: 'Notiz und Tag', args: { part: 'scale', data: begun(traits.length) } }
export const Entries: Story = {
  name: 'Einträge',
  args: { part: 'entries', data: { ...year, ratings: [...ratings.slice(-4), secondView] } },
}
