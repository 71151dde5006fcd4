import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { AchievementsData } from '../model/entry.ts'
import { createAchievementsState } from '../state/createAchievementsState.ts'
import { achievementsSlice } from '../storage.ts'
import '../styles.css'
import { achievementsContext, useAchievements } from './AchievementsContext.ts'
import { AchievementsDisplay } from './AchievementsDisplay.tsx'
import { fixedSources, many, oldRecord, stored } from './entries.fixtures.ts'
import { EntryList } from './EntryList.tsx'
import { QuickEntry } from './QuickEntry.tsx'
import { Preparation } from './talk/Preparation.tsx'
import { YearLineSlider } from './YearLineSlider.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'achievements',
    slice: achievementsSlice,
    labels: firstLabels,
    keys: [],
    createState: createAchievementsState,
    context: achievementsContext,
    View,
  }).Component
}

const still = () => {}

const display = (
  <AchievementsDisplay isPlaceholder={false} onPreviousYear={still} onNextYear={still} onAllYears={still} />
)

function AllYears() {
  const { state } = useAchievements()
  const showYear = useSetAtom(state.showYear)
  useEffect(() => showYear(undefined), [showYear])
  return display
}

function Line() {
  const field = useRef<HTMLInputElement>(null)
  return <QuickEntry field={field} />
}

function List() {
  const search = useRef<HTMLInputElement>(null)
  return <EntryList search={search} onUndo={still} onTalks={still} />
}

function SinceTalk() {
  const { state } = useAchievements()
  const narrow = useSetAtom(state.narrow)
  useEffect(() => narrow({ sinceTalk: true }), [narrow])
  return <List />
}

function AfterRemoval() {
  const { state } = useAchievements()
  const narrow = useSetAtom(state.narrow)
  const remove = useSetAtom(state.remove)
  useEffect(() => {
    narrow({ tag: 'ux' })
    remove('sample6')
  }, [narrow, remove])
  return <List />
}

const parts = {
  display: partOf(() => display),
  allYears: partOf(AllYears),
  line: partOf(() => <YearLineSlider isPlaceholder={false} />),
  quick: partOf(Line),
  list: partOf(List),
  sinceTalk: partOf(SinceTalk),
  removed: partOf(AfterRemoval),
  talk: partOf(() => <Preparation onBack={still} />),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly data?: AchievementsData
  readonly width?: number
}

function Part({ part, data, width = 760 }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: width }}>
      <Shown storage={stored(data)} sources={fixedSources()} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Erfolge/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, data: { control: false }, width: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const Window: Story = { name: 'Fenster', args: { part: 'display' } }
export const AllOfThem: Story = { name: 'Fenster, alle Jahre', args: { part: 'allYears' } }
/** From ninety entries on the dots are smaller. */
export const LongLine: Story = { name: 'Linie mit 200 Erfolgen', args: { part: 'line', data: many(200) } }
/** The line shows how it is read. */
export const Read: Story = {
  name: 'Zeile, gelesen',
  args: { part: 'quick' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Was ist gelungen?' }),
      'gestern: Rede gehalten #mut @Mira',
    )
  },
}
export const Since: Story = { name: 'Liste seit dem letzten Gespräch', args: { part: 'sinceTalk' } }
/** A deleted entry leaves a row from which it can be brought back. */
export const Removed: Story = { name: 'Liste, eins gelöscht', args: { part: 'removed' } }
/** What an earlier record holds is shown as it is. */
export const Old: Story = { name: 'Liste, alte Daten', args: { part: 'list', data: oldRecord } }
/** Entries by theme, to be named and moved for the talk. */
export const Talk: Story = { name: 'Gesprächsvorbereitung', args: { part: 'talk', width: 560 } }
