import { defineTool } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import { catalogue } from '../model/catalogue/catalogue.ts'
import type { SizeComparisonData } from '../model/entries.ts'
import { createSizeComparisonState } from '../state/createSizeComparisonState.ts'
import { sizeComparisonSlice, type SizeComparisonStorage } from '../storage.ts'
import '../styles.css'
import { Comparison } from './Comparison.tsx'
import { stored } from './entries.fixtures.ts'
import { SceneDisplay } from './SceneDisplay.tsx'
import {
  sizeComparisonContext,
  useSizeComparison,
  type SizeComparisonProps,
} from './SizeComparisonContext.ts'
import { ThingTable } from './table/ThingTable.tsx'
import TourPanel from './tour/TourPanel.tsx'
import { useCatalogue } from './useCatalogue.ts'
import { useDestination } from './useDestination.ts'
import { useScene } from './useScene.ts'
import { useViewLink } from './useViewLink.ts'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'size-comparison',
    slice: sizeComparisonSlice,
    labels: firstLabels,
    keys: [],
    createState: (storage, { random }, _props?: SizeComparisonProps) =>
      createSizeComparisonState(storage, random),
    context: sizeComparisonContext,
    View,
  }).Component
}

const still = () => {}

/** The catalogue and the scene, at the view of the props. */
function useShown() {
  const { props } = useSizeComparison()
  const { parts } = useCatalogue()
  const { canvas, motion } = useScene({ onGrab: still, onTap: still })
  useViewLink(props, motion, useDestination(motion), false)
  return { canvas, motion, parts }
}

function Scene() {
  return <SceneDisplay {...useShown()} isMissing={false} onRetry={still} onGrab={still} />
}

function MissingScene() {
  const scene = useScene({ onGrab: still, onTap: still })
  return <SceneDisplay {...scene} parts={undefined} isMissing onRetry={still} onGrab={still} />
}

function Compared() {
  return <Comparison parts={useShown().parts} onShow={still} />
}

function Table() {
  const search = useRef<HTMLInputElement>(null)
  return (
    <ThingTable search={search} parts={useShown().parts} onPick={still} onEdit={still} onRemove={still} />
  )
}

const AT = 2
const tour = {
  stop: catalogue.tour[AT],
  at: AT,
  count: catalogue.tour.length,
  isOpen: true,
  isRunning: false,
  toggle: still,
  go: still,
  pause: still,
  end: still,
}

const parts = {
  scene: partOf(Scene),
  missing: partOf(MissingScene),
  compared: partOf(Compared),
  table: partOf(Table),
  tour: partOf(() => <TourPanel tour={tour} />),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly view?: string
  readonly storage?: SizeComparisonStorage
}

function Part({ part, ...props }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: 900 }}>
      <Shown {...props} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Größenvergleich/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, view: { control: false }, storage: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const own = stored()
const scaled = memoryStorage<SizeComparisonData>({
  entries: [{ id: 'garden', name: 'Unser Garten', size: 24 }],
  scale: 'garden',
})

export const Window: Story = {
  name: 'Fenster',
  args: { part: 'scene' },
  play: async ({ canvas }) => {
    await canvas.findByText('Mensch')
  },
}
/** What was filtered stands side by side, and a key gives the others back. */
export const Filtered: Story = {
  name: 'Fenster, nur Viren und Zellen',
  args: { part: 'scene', view: 'bei=coronavirus&art=cell' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Nur: Viren und Zellen' })
  },
}
export const Missing: Story = { name: 'Fenster, nicht geladen', args: { part: 'missing' } }
/** Two things that are of a like size are drawn into one another. */
export const Pair: Story = {
  name: 'Vergleich',
  args: { part: 'compared', view: 'vergleich=moon~earth' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Maßstäblich ineinander: Mond vor Erde' })
  },
}
export const OwnScale: Story = {
  name: 'Vergleich im eigenen Maßstab',
  args: { part: 'compared', view: 'vergleich=moon~earth', storage: scaled },
  play: async ({ canvas }) => {
    await canvas.findByText(/^In deinem Maßstab: Der Mond ist/)
  },
}
export const Stop: Story = { name: 'Halt des Rundgangs', args: { part: 'tour' } }
/** Where each size comes from: read, computed, or said by everybody. */
export const Rows: Story = {
  name: 'Tabelle, gesucht',
  args: { part: 'table' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'licht')
    await canvas.findByText(/^\d von \d+ Dingen$/)
  },
}
/** Own things can be a scale, changed and deleted. */
export const OwnRows: Story = {
  name: 'Tabelle, eigene Dinge',
  args: { part: 'table', view: 'art=own', storage: own },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '„Unser Garten“ löschen' })
  },
}
