// Prints the attack tables of the README from the last run of each test: adds up what they have counted
// (`TaskMeta` in `attack.fixtures.ts`).
import { globSync, readFileSync } from 'node:fs'

interface Counts {
  readonly rounds?: number
  readonly lost?: number
  readonly told?: number
}

interface Report {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly startTime: number
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly meta: Counts
    }>
  }>
}

const attacks: ReadonlyArray<readonly [attack: string, round: string, suite: string, tests?: RegExp]> = [
  ['a changed character, a cut, a swapped type', 'a damaged record', 'record/corruption'],
  ['a visit to a damaged record', 'a visit', 'record/damagedVisit'],
  ['damage again and again, white space, damaged `meta`', 'a visit', 'record/quarantine'],
  ['two and three tabs edit one list at any moments', 'an edit of each tab', 'record/conflict'],
  ['three tabs that edit, undo, reset, delete and reload in any order', 'a step', 'record/interleavings'],
  ['quota, blocked and silent stores, throws', 'a throw', 'stores/faults'],
  ['old and new versions side by side, in Node', '', 'record/versions'],
  ['export, wipe and import; hostile and torn files', 'a record', 'backup/exportImport'],
  ['a clock that jumps, a full ring', '', 'backup/restoring'],
  [
    'a page killed at a step of an import, a restore, a reset, a deletion, a migration',
    'a kill',
    'proof/kills',
  ],
  ['a browser killed 1 s after an edit', 'a kill', 'proof/chromium', /^crash: an edit/],
  [
    'a browser killed within an import, a deletion, a migration',
    'a kill',
    'proof/chromium',
    /^crash: .* middle/,
  ],
  ['two, four and six pages', 'an edit', 'proof/chromium', /^tabs:/],
  ['two pages of an older version beside a newer one', 'an edit', 'proof/chromium', /^tabs of/],
  ['a frozen page', 'a page', 'proof/chromium', /^freeze/],
]

/** The sum of what the tests have counted; a dash where none counts it. */
function sum(counts: readonly Counts[], name: keyof Counts) {
  const counted = counts.flatMap(({ [name]: count }) => (count === undefined ? [] : [count]))
  return counted.length === 0 ? '–' : counted.reduce((a, b) => a + b, 0).toLocaleString('en')
}

// `unit` and `unit:more` leave a report each, `attacks` one of both.
const files = globSync('test-results/*.json').flatMap((file) => {
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  return testResults
})
// A file with tests of both has a part in each report: the other's tests are skipped there.
const testResults = new Map<string, Report['testResults'][number]['assertionResults']>()
for (const { name, assertionResults } of files.toSorted((one, other) => one.startTime - other.startTime)) {
  const ran = assertionResults.filter(({ status }) => status !== 'skipped')
  const known = new Set(ran.map(({ fullName }) => fullName))
  const before = testResults.get(name)?.filter(({ fullName }) => !known.has(fullName)) ?? []
  testResults.set(name, [...before, ...ran])
}
console.log('| attack | a round is | rounds | lost | told | failed tests |\n|---|---|---|---|---|---|')
for (const [attack, round, suite, only = /./] of attacks) {
  const tests = [...testResults]
    .filter(([name]) => name.includes(`/local/${suite}.`))
    .flatMap(([, results]) => results)
    .filter(({ fullName }) => only.test(fullName))
  const counts = tests.map(({ meta }) => meta)
  const failed = tests.filter(({ status }) => status !== 'passed').length
  const cells = [
    round || '–',
    sum(counts, 'rounds'),
    sum(counts, 'lost'),
    sum(counts, 'told'),
    `${failed} of ${tests.length}`,
  ]
  console.log(`| ${attack} | ${cells.join(' | ')} |`)
  if (failed > 0 || tests.length === 0) process.exitCode = 1
}

/** Tests of one attack on each of several storages: "attacks on the record: a torn end". */
const compared = [...testResults]
  .filter(([name]) => /\/testing\/\w+\.more\./.test(name))
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([, results]) => results)
  .flatMap(({ fullName, meta, status }) => {
    const [, storage, attack] = /attacks on ([^:]+): (.+)$/.exec(fullName) ?? []
    return storage && attack ? [{ storage, attack, meta, status }] : []
  })
const storages = [...new Set(compared.map(({ storage }) => storage))]
console.log(`\n| lost | ${storages.join(' | ')} |\n|---|${'---|'.repeat(storages.length)}`)
for (const attack of new Set(compared.map(({ attack }) => attack))) {
  const cells = storages.map((storage) => {
    const tests = compared.filter((each) => each.storage === storage && each.attack === attack)
    if (tests.some(({ status }) => status !== 'passed')) process.exitCode = 1
    const [{ lost = 0, rounds = 0 } = {}] = tests.map(({ meta }) => meta)
    return rounds === 0 ? '–' : `${lost} of ${rounds}`
  })
  console.log(`| ${attack} | ${cells.join(' | ')} |`)
}
if (compared.length === 0) process.exitCode = 1
