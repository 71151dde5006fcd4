import { expect, test } from 'vitest'
import { toolOrder } from './toolOrder.ts'

const tools = ['radio', 'decider', 'worktime', 'svgEditor', 'lifehacks'].map((route) => ({
  route,
  fields: { svgEditor: ['svgEditor', 'svgEditorJournal'], lifehacks: [] as string[] }[route] ?? [route],
}))
const asTheyStand = ['radio', 'decider', 'worktime', 'svgEditor', 'lifehacks']

test('without data the tools stand as they are listed', () => {
  expect(toolOrder(tools, {})).toEqual(asTheyStand)
  expect(toolOrder(tools, { meta: { revisions: { brightness: 9 } } })).toEqual(asTheyStand)
})

test('what was edited last stands first, in whichever of its fields', () => {
  const revisions = { worktime: 5, svgEditorJournal: 7, svgEditor: 1, decider: -1 }
  expect(toolOrder(tools, { meta: { revisions } })).toEqual([
    'svgEditor',
    'worktime',
    'radio',
    'decider',
    'lifehacks',
  ])
})

test('pinned tools stand before those, in the order in which they were pinned', () => {
  const revisions = { worktime: 1_795_219_200_000 }
  expect(
    toolOrder(tools, { meta: { revisions }, startTools: { pinned: ['lifehacks', 'decider', 'gone'] } }),
  ).toEqual(['lifehacks', 'decider', 'worktime', 'radio', 'svgEditor'])
})

test('the order can be switched off, and pins stay for the day it is on again', () => {
  const startTools = { own: false, pinned: ['decider'] }
  expect(toolOrder(tools, { meta: { revisions: { worktime: 5 } }, startTools })).toEqual(asTheyStand)
})
