import { expect, test, vi } from 'vitest'
import { computed } from './computed.ts'

test('computes at once only while it has subscribers', () => {
  const compute = vi.fn<() => number>(() => 1)
  const value = computed(compute)
  const unsubscribe = value.subscribe(() => {})
  value.refresh()
  expect(compute).toHaveBeenCalledTimes(1)
  unsubscribe()
  unsubscribe()
  value.refresh()
  expect(compute).toHaveBeenCalledTimes(1)
  value.subscribe(() => {})
  value.refresh()
  expect(compute).toHaveBeenCalledTimes(2)
})

test('keeps the reference, and calls nobody, while the value stays the same', () => {
  const value = computed(() => ({ n: 1 }))
  const listener = vi.fn<() => void>()
  const first = value.read()
  value.subscribe(listener)
  value.refresh()
  expect(value.read()).toBe(first)
  expect(listener).not.toHaveBeenCalled()
})
