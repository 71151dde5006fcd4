import { expect, test } from 'vitest'
import {
  HISTORY_LIMIT,
  selectedList,
  withDecided,
  withPending,
  withList,
  withNewList,
  withoutList,
} from './decisions.ts'
import { defaultSettings, type DeciderData } from './deciderData.ts'

const list = (name: string) => ({ name, items: [] })

const data: DeciderData = {
  lists: [list('Auto'), list('Essen'), list('Film')],
  selected: 'Essen',
  settings: defaultSettings,
  history: [],
}

const shown = (data: DeciderData) => selectedList(data)?.name

test('the first list is shown unless one is selected that exists', () => {
  const { selected: _none, ...unselected } = data
  expect(shown(unselected)).toBe('Auto')
  expect(shown(data)).toBe('Essen')
  expect(shown({ ...data, selected: 'gone' })).toBe('Auto')
  expect(shown({ ...data, lists: [] })).toBeUndefined()
})

test('a new list is shown, a renamed one stays shown', () => {
  expect(shown(withNewList(data, list('Neu')))).toBe('Neu')
  expect(shown(withList(data, 'Essen', (before) => ({ ...before, name: 'Mittag' })))).toBe('Mittag')
})

test('renaming another list leaves the selection alone', () => {
  expect(shown(withList(data, 'Film', (before) => ({ ...before, name: 'Kino' })))).toBe('Essen')
})

test('when the shown list goes, the next one is shown, and the last one at the end', () => {
  expect(shown(withoutList(data, 'Essen'))).toBe('Film')
  expect(shown(withoutList({ ...data, selected: 'Film' }, 'Film'))).toBe('Essen')
  expect(withoutList({ ...data, lists: [list('Auto')] }, 'Auto')).not.toHaveProperty('selected')
})

test('when another list goes, the selection stays', () => {
  expect(shown(withoutList(data, 'Auto'))).toBe('Essen')
})

const golf = (time: number) => ({ time, list: 'Auto', item: 'Golf' })

test('the history has the newest decision first, up to a limit', () => {
  let after = data
  for (let time = 0; time <= HISTORY_LIMIT; time++) {
    after = withDecided(after, [golf(time)])
  }
  expect(after.history).toHaveLength(HISTORY_LIMIT)
  expect(after.history[0]?.time).toBe(HISTORY_LIMIT)
})

test('a decision leaves the pending ones, and enters the history once only', () => {
  const drawn = withPending(data, [golf(1), golf(2)])
  const once = withDecided(drawn, [golf(1)])
  expect(once).toMatchObject({ history: [golf(1)], pending: [golf(2)] })
  const twice = withDecided(withDecided(once, [golf(1), golf(2)]), [golf(2)])
  expect(twice.history).toEqual([golf(2), golf(1)])
  expect(twice).not.toHaveProperty('pending')
})
