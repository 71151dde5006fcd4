// Prints the attack table of the README: runs the suites and adds up what their tests have counted
// (`TaskMeta` in `attack.fixtures.ts`). `ATTACKS=full` runs all rounds; without it as many as `npm test` runs.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

interface Counts {
  readonly rounds?: number
  readonly lost?: number
  readonly told?: number
}

interface Report {
  readonly numFailedTests: number
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly meta: Counts }>
  }>
}

const isFull = process.env['ATTACKS'] === 'full'
const attacks: ReadonlyArray<readonly [attack: string, round: string, suite: string, tests?: string]> = [
  ['a changed character, a cut, a swapped type', 'a damaged record', 'src/local/record/corruption'],
  ['a visit to a damaged record', 'a visit', 'src/local/record/damagedVisit'],
  ['damage again and again, white space, damaged `meta`', '', 'src/local/record/quarantine'],
  ['two tabs edit one list at one moment', 'two edits', 'src/local/record/conflict'],
  ['quota, blocked and silent stores, throws', 'a throw', 'src/local/stores/faults'],
  ['old and new versions side by side, in Node', '', 'src/local/record/versions'],
  ['export, wipe and import; hostile and torn files', 'a record', 'src/local/backup/exportImport'],
  ['a clock that jumps, a full ring', '', 'src/local/backup/restoring'],
  ['a killed browser', 'a kill', 'src/local/proof', '^crash'],
  ['two, three and four pages', 'an edit', 'src/local/proof', '^tabs:'],
  ['two pages of an older version beside a newer one', 'an edit', 'src/local/proof', '^tabs of'],
  ['a frozen page', 'a page', 'src/local/proof', '^freeze'],
]

/** The sum of what the tests have counted; a dash where none counts it. */
function sum(counts: readonly Counts[], name: keyof Counts) {
  const counted = counts.flatMap(({ [name]: count }) => (count === undefined ? [] : [count]))
  return counted.length === 0 ? '–' : counted.reduce((a, b) => a + b, 0).toLocaleString('en')
}

console.log('| attack | a round is | rounds | lost | told | failed tests |\n|---|---|---|---|---|---|')
for (const [attack, round, suite, tests] of attacks) {
  const file = 'test-results/attack.json'
  rmSync(file, { force: true })
  const only = tests === undefined ? [] : ['--testNamePattern', tests]
  spawnSync('pnpm', ['vitest', 'run', suite, ...only, '--reporter=json', `--outputFile.json=${file}`], {
    env: { ...process.env, ...(isFull && { CRASHES: '20', CORRUPTIONS: '100000' }) },
  })
  const { numFailedTests, numPassedTests, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const counts = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta))
  const cells = [
    sum(counts, 'rounds'),
    sum(counts, 'lost'),
    sum(counts, 'told'),
    `${numFailedTests} of ${numFailedTests + numPassedTests}`,
  ]
  console.log(`| ${attack} | ${round || '–'} | ${cells.join(' | ')} |`)
  if (numFailedTests > 0) process.exitCode = 1
}
