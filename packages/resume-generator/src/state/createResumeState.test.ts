import { loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import { withPersonal, withProfession } from '../model/edit.ts'
import type { ResumeData } from '../model/resume.ts'
import { createResumeState } from './createResumeState.ts'

beforeAll(() => loadUndoing())

function open() {
  let time = 0
  const state = createResumeState(memoryStorage<ResumeData>(), () => time)
  const store = createStore()
  const type = (name: string, after = 100) => {
    time += after
    store.set(state.edit, {
      change: (data) => withPersonal(data, { name }),
      field: 'personalData/name',
      typing: true,
    })
  }
  return { state, store, type, name: () => store.get(state.data).personalData.name }
}

test('keys typed in one go are one step, after a rest another one', () => {
  const { state, store, type, name } = open()
  type('E')
  type('Er')
  type('Eri', 5000)
  expect(store.set(state.undo)?.field).toBe('personalData/name')
  expect(name()).toBe('Er')
  store.set(state.undo)
  expect(name()).toBe('')
  expect(store.set(state.undo)).toBeUndefined()
  store.set(state.redo)
  store.set(state.redo)
  expect(name()).toBe('Eri')
})

test('an edit after undo ends what could be redone', () => {
  const { state, store, type } = open()
  type('E')
  store.set(state.undo)
  store.set(state.edit, {
    change: (data) => withProfession(data, { title: 'Wirtin' }),
    field: 'professionData/title',
  })
  expect(store.get(state.canRedo)).toBe(false)
  expect(store.get(state.canUndo)).toBe(true)
})

test('an edit that changes nothing is no step', () => {
  const { state, store } = open()
  store.set(state.edit, { change: (data) => data, field: 'date' })
  expect(store.get(state.canUndo)).toBe(false)
})
