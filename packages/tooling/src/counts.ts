interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: ReadonlyArray<{
    readonly status: string
    readonly assertionResults: ReadonlyArray<{
      readonly fullName?: string
      readonly duration?: number | null
    }>
  }>
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly tests: ReadonlyArray<{ readonly results: ReadonlyArray<{ readonly duration: number }> }>
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

/** Name and duration in seconds of every test of a report. */
export function durationsOf(report: Report): Array<{ name: string; seconds: number }> {
  if ('steps' in report) return []
  if ('testResults' in report) {
    return report.testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        name: fullName?.trim() ?? '',
        seconds: (duration ?? 0) / 1000,
      })),
    )
  }
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return (report.suites ?? []).flatMap(specs).flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
}
