import { expect, test } from 'vitest'
import { countsOf } from './counts.ts'

test('counts a vitest report', () => {
  const ran = { status: 'passed', assertionResults: [{}] }
  expect(countsOf({ numPassedTests: 3, numFailedTests: 1, testResults: [ran] })).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('a test file that could not be loaded counts as a failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  expect(countsOf({ numPassedTests: 0, numFailedTests: 0, testResults: [unloaded] }).failed).toBe(1)
})

test('counts a Playwright report', () => {
  expect(countsOf({ stats: { expected: 5, unexpected: 2, flaky: 1 } })).toEqual({ passed: 6, failed: 2 })
})
