import { addDays, startOfDay, type IsoDate } from '@kleinzeug/calendar-day'
import type { ToolSample } from '@kleinzeug/shell'
import type { NumberGuessingData } from './model/data.ts'
import { numberGuessingSlice } from './storage.ts'

/** Guesses of the games that were won, the oldest first. */
const won = [7, 6, 8, 5, 7, 9, 6, 7, 4, 6, 7, 8, 5, 6, 7, 6, 5, 7, 6, 3, 7, 5, 6, 6, 7, 4, 6, 5]

/** A game that is going on, and four weeks of earlier ones. */
const played = (today: IsoDate): NumberGuessingData => ({
  ...numberGuessingSlice.defaults(),
  games: [
    {
      mode: 'guess',
      low: 1,
      high: 100,
      secret: 58,
      turns: [
        { guess: 50, answer: 'higher' },
        { guess: 75, answer: 'lower' },
        { guess: 63, answer: 'lower' },
      ],
    },
  ],
  results: won.map((guesses, index) => ({
    time: startOfDay(addDays(today, index - won.length)),
    mode: 'guess',
    low: 1,
    high: 100,
    guesses,
  })),
})

/** Made-up games; there are no words in them. */
export const sample: ToolSample<NumberGuessingData> = { de: played, en: played }
