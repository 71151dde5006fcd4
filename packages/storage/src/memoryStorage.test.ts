import { expect, test } from 'vitest'
import { adapterContract } from './adapter.fixtures.ts'
import { memoryStorage } from './memoryStorage.ts'

adapterContract('memoryStorage', () => memoryStorage())

test('starts with what it is given', () => {
  expect(memoryStorage({ n: 7 }).read()).toEqual({ n: 7 })
})
