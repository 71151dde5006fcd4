import { memoryStorage } from '@kleinzeug/storage'
import { userEvent as user, within } from 'storybook/test'
import { notationTrainerSlice } from '../storage.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'

type Change = Partial<Omit<NotationTrainerData, 'settings'>> & {
  settings?: Partial<NotationTrainerData['settings']>
}

/** A storage with data of an earlier visit. */
export function stored({ settings, ...rest }: Change) {
  const defaults = notationTrainerSlice.defaults()
  return memoryStorage({ ...defaults, ...rest, settings: { ...defaults.settings, ...settings } })
}

/** Queries within the whole story or one of several trainers. */
export type Canvas = ReturnType<typeof within>

export const on = (canvas: Canvas, square: string) =>
  canvas.getByRole('gridcell', { name: new RegExp(`^${square},`) })

/** Makes moves by two taps each. */
export async function play(canvas: Canvas, ...moves: string[]) {
  for (const move of moves) {
    await user.click(on(canvas, move.slice(0, 2)))
    await user.click(on(canvas, move.slice(2)))
  }
}

export const italian = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5']

const day = 86_400_000

/** The day on which `history` has two lines due. */
export const today = Date.UTC(2026, 10, 21)

/** Seven runs of the first opening, one of them with a hint; two lines are due. */
export const history: Change = {
  stats: [{ name: 'Italienisch', time: 7200, textMode: false }],
  runs: [18_400, 14_100, 15_900, 9800, 11_200, 7200, 8300].map((time, index) => ({
    name: 'Italienisch',
    time,
    textMode: false,
    at: today - (7 - index) * day,
    errors: index % 3,
    hinted: index === 1,
  })),
  cards: ['Spanisch', 'Londoner System'].map((name) => ({
    name,
    due: today - day,
    last: today - 4 * day,
    stability: 3,
    difficulty: 5,
    repetitions: 1,
    lapses: 0,
  })),
}

/** A line that starts with a promotion. */
export const promotion = {
  id: 'promotion',
  title: 'Umwandlung',
  script: '1. a7-a8D Ke8-e7',
  start: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
}
