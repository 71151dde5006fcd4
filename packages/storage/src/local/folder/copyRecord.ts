import type { Directory } from './directory.ts'
import { COPIES } from './syncFolder.ts'
import { thinned } from '../backup/thinned.ts'

const dayOf = (time: number) => new Date(time).toLocaleDateString('sv')

/** Copies the record's file once a day, and thins the copies: one a day for a month, then one a month. */
export async function copyRecord(directory: Directory, path: string, now: number): Promise<void> {
  const stem = path.replace('.json', '')
  const pathOf = (day: string) => `${COPIES}/${stem}-${day}.json`
  if (await directory.stamp(pathOf(dayOf(now)))) return
  const text = await directory.read(path)
  if (text === undefined) return
  await directory.write(pathOf(dayOf(now)), text)
  const copies = new Map<number, string>()
  for (const copy of (await directory.list()).keys()) {
    const day = copy.startsWith(pathOf('').replace('.json', ''))
      ? /(\d{4}-\d\d-\d\d)\.json$/.exec(copy)?.[1]
      : undefined
    if (day) copies.set(Date.parse(day), copy)
  }
  const kept = thinned([...copies.keys()], now)
  for (const [time, copy] of copies) if (!kept.has(time)) await directory.remove(copy)
}
