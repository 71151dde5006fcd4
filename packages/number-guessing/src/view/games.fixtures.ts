import { memoryStorage } from '@kleinzeug/storage'
import type { NumberGuessingData } from '../model/data.ts'
import { numberGuessingSlice } from '../storage.ts'

/** A Saturday noon. */
export const now = () => new Date(2026, 10, 21, 12).getTime()

export const stored = (change: Partial<NumberGuessingData> = {}) =>
  memoryStorage<NumberGuessingData>({ ...numberGuessingSlice.defaults(), ...change })

export const told = (...turns: ReadonlyArray<readonly [number, 'higher' | 'lower' | 'equal']>) =>
  turns.map(([guess, answer]) => ({ guess, answer }))
