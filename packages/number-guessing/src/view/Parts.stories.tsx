import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { NumberGuessingData } from '../model/data.ts'
import { loadLies } from '../model/loadLies.ts'
import { sample } from '../sample.ts'
import { createNumberGuessingState } from '../state/createNumberGuessingState.ts'
import { numberGuessingSlice } from '../storage.ts'
import '../styles.css'
import { now, stored, told } from './games.fixtures.ts'
import { numberGuessingContext } from './NumberGuessingContext.ts'
import { Plate } from './plate/Plate.tsx'
import { GameDisplay } from './play/GameDisplay.tsx'
import { GameKeys } from './play/GameKeys.tsx'
import { useMessage } from './play/useMessage.ts'
import Coach from './result/Coach.tsx'
import Score from './result/Score.tsx'
import { Statistics } from './result/Statistics.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'number-guessing',
    slice: numberGuessingSlice,
    labels: firstLabels,
    keys: [],
    createState: createNumberGuessingState,
    context: numberGuessingContext,
    View,
  }).Component
}

function Window() {
  return <GameDisplay message={useMessage()} />
}

function Keys() {
  const field = useRef<HTMLInputElement>(null)
  return <GameKeys field={field} onKey={() => {}} />
}

const parts = {
  window: partOf(Window),
  keys: partOf(Keys),
  plate: partOf(() => <Plate />),
  coach: partOf(() => <Coach />),
  score: partOf(() => <Score />),
  statistics: partOf(() => <Statistics />),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly data: Partial<NumberGuessingData>
  readonly width?: number
}

function Part({ part, data, width = 420 }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: width }}>
      <Shown storage={stored(data)} sources={{ now }} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Zahlenraten/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, data: { control: false }, width: { control: false } },
  // A game with lies is played by an exact search, which the tool waits for.
  loaders: [() => loadLies()],
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const wide = 640
const range = { low: 1, high: 100 }
const midway = told([50, 'higher'], [75, 'lower'], [62, 'higher'], [68, 'lower'])

/** The numbers that are left shrink from line to line. */
export const Course: Story = {
  name: 'Fenster, mittendrin',
  args: {
    part: 'window',
    data: { games: [{ mode: 'guess', ...range, secret: 63, turns: midway }] },
    width: wide,
  },
}
/** Pale dots are possible only if an answer was a lie. */
export const Lies: Story = {
  name: 'Fenster mit Lüge',
  args: {
    part: 'window',
    data: {
      mode: 'lie',
      games: [
        {
          mode: 'lie',
          ...range,
          secret: 63,
          lieAt: 2,
          turns: told([50, 'higher'], [75, 'lower'], [63, 'lower'], [56, 'higher']),
        },
      ],
    },
    width: wide,
  },
}
export const GuessField: Story = {
  name: 'Ratefeld',
  args: { part: 'keys', data: { games: [{ mode: 'guess', ...range, secret: 63, turns: midway }] } },
}
/** Answers that cannot all hold are named, and can be given again. */
export const Contradicted: Story = {
  name: 'Antworttasten, Widerspruch',
  args: {
    part: 'keys',
    data: {
      mode: 'think',
      games: [
        {
          mode: 'think',
          low: 1,
          high: 10,
          turns: told([5, 'higher'], [8, 'lower'], [6, 'higher'], [7, 'higher']),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Welche Zahl war es?' })
  },
}
/** Where an answer may be a lie, how many are allowed can be chosen. */
export const Choices: Story = { name: 'Wahl des Spiels', args: { part: 'plate', data: { mode: 'lie' } } }
/** What each guess was worth, beside the best one. */
export const Review: Story = {
  name: 'Rückblick',
  args: {
    part: 'coach',
    data: {
      games: [{ mode: 'guess', ...range, secret: 63, turns: [...midway, ...told([63, 'equal'])] }],
    },
    width: wide,
  },
}
export const Players: Story = {
  name: 'Spielstand zu zweit',
  args: {
    part: 'score',
    data: {
      mode: 'pair',
      names: ['Ada', 'Stan'],
      rounds: [
        { time: 1, guesser: 1, guesses: 6 },
        { time: 2, guesser: 0, guesses: 8 },
      ],
    },
  },
}
/** How many guesses were needed, beside what halving would need. */
export const Counted: Story = {
  name: 'Statistik',
  args: { part: 'statistics', data: sample.de('2026-11-21'), width: wide },
  play: async ({ canvas }) => {
    await canvas.findByText('28 Spiele')
  },
}
