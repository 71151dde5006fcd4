import { stripVTControlCharacters } from 'node:util'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: ReadonlyArray<{
    readonly status: string
    readonly name?: string
    readonly message?: string
    readonly assertionResults: ReadonlyArray<{
      readonly fullName?: string
      readonly status?: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }>
  }>
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly ok?: boolean
    readonly tests: ReadonlyArray<{
      readonly results: ReadonlyArray<{
        readonly duration: number
        readonly error?: { readonly message?: string }
        readonly attachments?: ReadonlyArray<{ readonly name: string; readonly path?: string }>
      }>
    }>
  }>
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites?: readonly PlaywrightSuite[]
}

/** What one command of the repository ran that reports no single tests: lint, types, builds. */
export interface StepReport {
  readonly steps: ReadonlyArray<{
    readonly name: string
    /** Wall-clock time. */
    readonly seconds: number
    readonly passed: boolean
  }>
}

export type Report = VitestReport | PlaywrightReport | StepReport

/** How many tests of one JSON report, of vitest or of Playwright, or how many steps, passed and failed. */
export function countsOf(report: Report): { passed: number; failed: number } {
  if ('steps' in report) {
    const passed = report.steps.filter((step) => step.passed).length
    return { passed, failed: report.steps.length - passed }
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  // A file that failed to load reports no failing test.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** One test of a report, or one of its files that could not be loaded. */
export interface TestResult {
  readonly name: string
  readonly seconds: number
  /** First lines of the error; `undefined` where the test passed. */
  readonly error: string | undefined
  /** File in which Playwright describes the page of a failed test. */
  readonly context?: string | undefined
}

/** Every test of a report, with its duration and, where it failed, what was printed first. */
export function testsOf(report: Report): readonly TestResult[] {
  if ('steps' in report) {
    return report.steps.map(({ name, seconds, passed }) => ({
      name: `step ${name}`,
      seconds,
      error: firstLines(passed, 'A test or a command in it failed.'),
    }))
  }
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0
        ? [{ name: name ?? '', seconds: 0, error: firstLines(false, message) }]
        : []),
      ...assertionResults.map((test) => ({
        name: test.fullName?.trim() ?? '',
        seconds: (test.duration ?? 0) / 1000,
        error: firstLines(test.status !== 'failed', test.failureMessages?.[0]),
      })),
    ])
  }
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return (report.suites ?? []).flatMap(specs).flatMap(({ title, ok, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: firstLines(ok !== false, results.at(-1)?.error?.message),
      context: results.at(-1)?.attachments?.find((file) => file.name === 'error-context')?.path,
    })),
  )
}

/** What is printed of a failure: enough to know the place, without the whole stack. */
function firstLines(passed: boolean, message = 'no message'): string | undefined {
  return passed ? undefined : stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n')
}

/** What a failed page showed, from Playwright's description of it: the first 60 lines of its accessibility tree. */
export function shownIn(context: string): string {
  const [, tree = ''] = /```yaml\n(.*?)\n```/s.exec(context) ?? []
  return tree.split('\n').slice(0, 60).join('\n')
}
