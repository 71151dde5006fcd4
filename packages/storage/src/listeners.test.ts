import { expect, test, vi } from 'vitest'
import { listeners } from './listeners.ts'

test('one that throws is reported and does not stop the others', () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const changes = listeners<[number]>()
  const heard = vi.fn<(n: number) => void>()
  const error = new Error('broken')
  changes.add(() => {
    throw error
  })
  changes.add(heard)
  changes.call(7)
  expect(heard).toHaveBeenCalledExactlyOnceWith(7)
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
  vi.unstubAllGlobals()
})

test('one callback may be added twice and removed once', () => {
  const changes = listeners()
  const heard = vi.fn<() => void>()
  const remove = changes.add(heard)
  changes.add(heard)
  remove()
  remove()
  changes.call()
  expect(heard).toHaveBeenCalledTimes(1)
})
