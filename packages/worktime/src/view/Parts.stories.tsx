import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { defaultLabels } from '../labels.ts'
import type { WorktimeData } from '../model/record/work.ts'
import { createWorktimeState } from '../state/createWorktimeState.ts'
import { worktimeSlice } from '../storage.ts'
import '../styles.css'
import { Display } from './device/Display.tsx'
import { EntryPlate } from './entry/EntryPlate.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { worktimeContext } from './WorktimeContext.ts'
import { fullYears, november, stored } from './Worktime.fixtures.ts'
import { DotKey } from './year/DotKey.tsx'
import { WhatIf } from './year/WhatIf.tsx'
import { YearDots } from './year/YearDots.tsx'
import { YearRows } from './year/YearRows.tsx'

function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'worktime',
    slice: worktimeSlice,
    labels: defaultLabels,
    keys: [],
    createState: (storage, { now }) => createWorktimeState(storage, now),
    context: worktimeContext,
    View,
  }).Component
}

const parts = {
  display: partOf(() => <Display />),
  dots: partOf(() => <YearDots />),
  rows: partOf(() => <YearRows />),
  key: partOf(() => <DotKey holidays other="contract" />),
  month: partOf(() => <MonthGrid />),
  entry: partOf(() => <EntryPlate />),
  whatIf: partOf(() => <WhatIf />),
}

function Part({ part, data }: { part: keyof typeof parts; data: WorktimeData }) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: 900 }}>
      <Shown storage={stored(data)} sources={{ now: november }} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Arbeitszeit/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, data: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const full = fullYears()

export const Balance: Story = { name: 'Anzeige', args: { part: 'display', data: full } }
export const Year: Story = { name: 'Jahresmatrix', args: { part: 'dots', data: full } }
export const EmptyYear: Story = {
  name: 'Jahresmatrix, leer',
  args: { part: 'dots', data: worktimeSlice.defaults() },
}
export const Rows: Story = { name: 'Jahr nach Monaten', args: { part: 'rows', data: full } }
export const Key: Story = { name: 'Legende', args: { part: 'key', data: full } }
export const Month: Story = { name: 'Monatsblatt', args: { part: 'month', data: full } }
export const Entry: Story = { name: 'Eingabe', args: { part: 'entry', data: full } }
export const Question: Story = { name: 'Was wäre wenn', args: { part: 'whatIf', data: full } }
