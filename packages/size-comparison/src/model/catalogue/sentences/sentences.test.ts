import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { sentences as english } from './english.ts'
import { sentences as german } from './german.ts'

const ids = catalogue.things.map(({ id }) => id).toSorted()

test.each([
  ['German', german],
  ['English', english],
])('%s: one sentence for each thing, and for nothing else', (_language, sentences) => {
  expect([...sentences.keys()].toSorted()).toEqual(ids)
  expect([...sentences.values()].filter((text) => !/^.{12,130}[.]$/.test(text))).toEqual([])
})

test('no sentence is said of two things', () => {
  for (const sentences of [german, english]) expect(new Set(sentences.values()).size).toBe(sentences.size)
})
