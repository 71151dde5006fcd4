// Adds up the reports of all test runners: seconds per step, the ten slowest tests,
// what failed, the closing line.
// `summary.ts clear test|more` deletes the reports of one command; `summary.ts test|more STEPS` takes that
// command's steps as JSON. `more` counts what `npm test` left, too.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countsOf, type Report, shownIn, testsOf } from './counts.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const ofTest = ['unit.json', 'browser.json', 'stories.json', 'e2e.json', 'test.json']

const reports = () => globSync('{packages,sites}/*/test-results/*.json', { cwd: root })
const read = (file: string): Report => JSON.parse(readFileSync(join(root, file), 'utf8'))
const [first, second] = process.argv.slice(2)

if (first === 'clear') {
  for (const file of reports()) {
    if (second === 'test' || !ofTest.includes(basename(file))) rmSync(join(root, file))
  }
} else {
  const steps = join(root, `packages/tooling/test-results/${first}.json`)
  mkdirSync(dirname(steps), { recursive: true })
  writeFileSync(steps, `{ "steps": ${second} }`)

  const ownSteps: Report = JSON.parse(readFileSync(steps, 'utf8'))
  if ('steps' in ownSteps) {
    console.log('\nseconds  step')
    for (const { name, seconds, passed } of ownSteps.steps) {
      console.log(`${String(Math.round(seconds)).padStart(7)}  ${name}${passed ? '' : ' (failed)'}`)
    }
  }
  const own = reports().filter((file) => ofTest.includes(basename(file)) === (first === 'test'))
  const tests = reports().flatMap((file) =>
    testsOf(read(file)).map((each) => ({ ...each, file, name: `${file.split('/')[1]}: ${each.name}` })),
  )
  const slowest = tests
    .filter(({ file }) => own.includes(file) && file !== relative(root, steps))
    .toSorted((a, b) => b.seconds - a.seconds)
  console.log('\nseconds  the ten slowest tests')
  for (const { name, seconds } of slowest.slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
  }
  const counts = reports().map((file) => countsOf(read(file)))
  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const failed = counts.reduce((sum, each) => sum + each.failed, 0)
  for (const { name, error, context } of tests) {
    if (error === undefined) continue
    console.log(`\nfailed: ${name}\n${error}`)
    if (context && existsSync(context)) console.log(shownIn(readFileSync(context, 'utf8')))
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
