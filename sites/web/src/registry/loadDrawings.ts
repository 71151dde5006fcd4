import type { ReactNode } from 'react'
import { tools } from './tools.ts'

/** The drawing of every tool, by the last part of its route. */
export type Drawings = Readonly<Record<string, ReactNode>>

export const loadDrawings = async (): Promise<Drawings> =>
  Object.fromEntries(
    await Promise.all(tools.map(async ({ route, drawing }) => [route, (await drawing()).drawing] as const)),
  )
