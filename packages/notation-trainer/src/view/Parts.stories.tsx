import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { defaultLabels } from '../labels.ts'
import { notationTrainerSlice, type NotationTrainerStorage } from '../storage.ts'
import '../styles.css'
import { BoardWindow } from './BoardWindow.tsx'
import { createTrainer } from './createTrainer.ts'
import { notationTrainerContext } from './NotationTrainerContext.ts'
import { MoveList } from './panel/MoveList.tsx'
import { Options } from './panel/Options.tsx'
import { Readings } from './panel/Readings.tsx'
import { history, italian, play, stored, today } from './trainers.fixtures.ts'

function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'notation-trainer',
    slice: notationTrainerSlice,
    labels: defaultLabels,
    keys: [],
    createState: createTrainer,
    context: notationTrainerContext,
    View,
  }).Component
}

const parts = {
  board: partOf(() => <BoardWindow />),
  moves: partOf(() => <MoveList />),
  options: partOf(() => <Options />),
  readings: partOf(() => <Readings />),
  boardAndMoves: partOf(() => (
    <>
      <BoardWindow />
      <MoveList />
    </>
  )),
}

function Part({ part, storage }: { part: keyof typeof parts; storage: NotationTrainerStorage }) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: 480 }}>
      <Shown storage={storage} sources={{ now: () => today }} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Schachnotation/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, storage: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = { name: 'Brett', args: { part: 'board', storage: stored({}) } }
export const BoardPlayed: Story = {
  name: 'Brett nach sechs Zügen',
  args: { part: 'board', storage: stored({}) },
  play: ({ canvas }) => play(canvas, ...italian),
}
export const Moves: Story = { name: 'Zugliste, verdeckt', args: { part: 'moves', storage: stored({}) } }
export const MovesShown: Story = {
  name: 'Zugliste, gezeigt',
  args: { part: 'moves', storage: stored({ settings: { showMoves: true } }) },
}
export const MovesPlayed: Story = {
  name: 'Zugliste nach sechs Zügen',
  args: { part: 'boardAndMoves', storage: stored({}) },
  play: ({ canvas }) => play(canvas, ...italian),
}
export const Switches: Story = { name: 'Schalter', args: { part: 'options', storage: stored({}) } }
export const Times: Story = { name: 'Zeiten', args: { part: 'readings', storage: stored(history) } }
