import { expect, test } from 'vitest'
import { memoryStorage } from './memoryStorage.ts'
import { contractOf } from './testing/contract.ts'

test.for(contractOf(() => memoryStorage()))('contract: $name', ({ run }) =>
  expect(run()).resolves.toBeUndefined(),
)

test('starts with what it is given', () => {
  expect(memoryStorage({ n: 7 }).read()).toEqual({ n: 7 })
})
