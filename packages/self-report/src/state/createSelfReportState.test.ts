import { startOfDay } from '@kleinzeug/calendar-day'
import { createEnvironment, loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import { emptyData, type SelfReportData } from '../model/data.ts'
import { withAnswers } from '../model/files/handOver.ts'
import { createSelfReportState } from './createSelfReportState.ts'

beforeAll(() => loadUndoing())

const TODAY = '2026-11-21'

function tool(data: Partial<SelfReportData> = {}) {
  const storage = memoryStorage<SelfReportData>({ ...emptyData(), ...data })
  let drawn = 0
  const state = createSelfReportState(
    storage,
    createEnvironment({ now: () => startOfDay(TODAY), random: () => (drawn += 7_919) }),
  )
  const store = createStore()
  store.sub(state.entries, () => {})
  store.sub(state.session.current, () => {})
  return { storage, state, store }
}

const traits = ['a', 'b', 'c'].map((id) => ({ id, name: id, low: '', high: '', resting: false }))

test('a round is stored answer by answer, interrupted and gone on with', () => {
  const { storage, state, store } = tool({ traits })
  store.set(state.session.start, 'ratings')
  store.set(state.session.answer, 5)
  store.set(state.session.skip)
  expect(storage.read()?.ratings[0]).toMatchObject({ open: true, values: [{ value: 5 }, { value: 0 }] })
  store.set(state.session.pause)
  expect(store.get(state.session.current)).toBeUndefined()
  expect(store.get(state.entries)).toEqual([])
  // Another tab, or the same one after a reload.
  const again = tool(storage.read())
  again.store.set(again.state.session.start, 'ratings')
  expect(again.store.get(again.state.session.current)?.position).toBe(2)
  again.store.set(again.state.session.answer, 7)
  again.store.set(again.state.session.finish)
  expect(again.store.get(again.state.entries)).toMatchObject([{ answered: 2, of: 3, date: TODAY }])
})

test('a session shows nothing of earlier answers', () => {
  const { state, store } = tool({
    traits,
    ratings: [
      { id: 'r', date: '2026-01-01', values: [{ trait: 'a', value: 3 }], note: 'alt', by: '', open: false },
    ],
  })
  store.set(state.session.start, 'ratings')
  const session = store.get(state.session.current)
  expect(session?.answers).toEqual([undefined, undefined, undefined])
  expect(session?.note).toBe('')
})

test('undo of finishing and of discarding leads back to the last question', () => {
  for (const end of ['finish', 'discard'] as const) {
    const { state, store } = tool({ traits })
    store.set(state.session.start, 'ratings')
    for (const value of [1, 2, 3]) store.set(state.session.answer, value)
    store.set(state.session[end])
    expect(store.get(state.session.current)).toBeUndefined()
    store.set(state.undo)
    expect(store.get(state.session.current)).toMatchObject({ position: 3, answers: [1, 2, 3] })
    store.set(state.redo)
    expect(store.get(state.session.current)).toBeUndefined()
    expect(store.get(state.entries)).toHaveLength(end === 'finish' ? 1 : 0)
  }
})

test('undo takes back what this tab did and leaves what another one did', () => {
  const { storage, state, store } = tool({ traits })
  store.set(state.removeTrait, 'a')
  const now = storage.read()
  if (now) storage.write({ ...now, traits: [...now.traits, { ...traits[0]!, id: 'd', name: 'd' }] })
  store.set(state.undo)
  expect(store.get(state.traits).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('what is typed into one form is one step', () => {
  const { state, store } = tool({ traits })
  for (const name of ['M', 'Mu', 'Mut']) store.set(state.changeTrait, 'a', { name })
  store.set(state.undo)
  expect(store.get(state.traits)[0]?.name).toBe('a')
})

test('the answers of somebody else are compared with one’s own last ones', () => {
  const own = { id: 'r', date: TODAY, values: [{ trait: 'a', value: 3 }], note: '', by: '', open: false }
  const { state, store } = tool({ traits, ratings: [own] })
  const sheet = {
    id: 's',
    date: TODAY,
    about: '',
    by: 'Mira',
    traits,
    values: [{ trait: 'a', value: 6 }],
    note: '',
    open: false,
  }
  store.set(state.importAnswers, sheet, (before) => withAnswers(before, sheet))
  expect(store.get(state.view)).toBe('compare')
  expect(store.get(state.sides)).toMatchObject({ from: { id: 'r' }, to: { by: 'Mira' } })
  expect(store.get(state.ratings)).toHaveLength(1)
})

test('the questionnaire ends after 120 answers and takes none above 5', () => {
  const { storage, state, store } = tool()
  store.set(state.session.start, 'tests')
  store.set(state.session.answer, 7)
  expect(storage.read()?.tests[0]?.answers).toBe('.'.repeat(120))
  // Not before the instruction was left.
  store.set(state.session.answer, 3)
  store.set(state.session.skip)
  expect(storage.read()?.tests[0]?.answers).toBe('.'.repeat(120))
  store.set(state.session.begin)
  for (let at = 0; at < 130; at++) store.set(state.session.answer, (at % 5) + 1)
  store.set(state.session.finish)
  expect(storage.read()?.tests[0]?.answers).toMatch(/^[1-5]{120}$/)
  expect(store.get(state.testSides).to?.id).toBe(storage.read()?.tests[0]?.id)
})
