import { expect, test } from 'vitest'
import { countsOf, shownIn, testsOf } from './counts.ts'

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

test('names what failed, with the first lines of the error', () => {
  const failed = {
    fullName: 'a b',
    status: 'failed',
    duration: 1500,
    failureMessages: ['\u001b[31mwrong\u001b[39m'],
  }
  const passed = { fullName: 'c', status: 'passed', duration: 10, failureMessages: [] }
  const unloaded = { status: 'failed', name: 'x.test.ts', message: 'no such file', assertionResults: [] }
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [failed, passed] }, unloaded],
  }
  expect(testsOf(vitest)).toEqual([
    { name: 'a b', seconds: 1.5, error: 'wrong' },
    { name: 'c', seconds: 0.01, error: undefined },
    { name: 'x.test.ts', seconds: 0, error: 'no such file' },
  ])
  const attachments = [{ name: 'error-context', path: 'd.md' }]
  const results = [{ duration: 2000, error: { message: 'late' }, attachments }]
  const spec = { title: 'd', ok: false, tests: [{ results }] }
  const stats = { expected: 0, unexpected: 1, flaky: 0 }
  expect(testsOf({ stats, suites: [{ specs: [], suites: [{ specs: [spec] }] }] })).toEqual([
    { name: 'd', seconds: 2, error: 'late', context: 'd.md' },
  ])
})

test('tells what a failed page showed', () => {
  const context = '# Page snapshot\n\n```yaml\n- banner:\n  - link "Login"\n```\n\n# Test source\n'
  expect(shownIn(context)).toBe('- banner:\n  - link "Login"')
  expect(shownIn('nothing')).toBe('')
})
