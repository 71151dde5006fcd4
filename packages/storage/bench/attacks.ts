// Prints the attack table of the README: runs the suites with their numbers of rounds and counts what was
// lost. `ATTACKS=full` runs all rounds; without it as many as `npm test` runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const isFull = process.env['ATTACKS'] === 'full'
const attacks: ReadonlyArray<readonly [attack: string, suite: string, rounds: string]> = [
  [
    'a changed character, a cut, a swapped type',
    'src/local/record/corruption',
    isFull ? '100,000' : '10,000',
  ],
  ['a visit to a damaged record', 'src/local/record/damagedVisit', isFull ? '5,000' : '500'],
  ['damage again and again, white space, damaged meta', 'src/local/record/quarantine', '1'],
  ['two tabs edit one list at one moment', 'src/local/record/conflict', '8'],
  ['quota, blocked and silent stores, throws', 'src/local/stores/faults', '10,000'],
  ['old and new versions side by side', 'src/local/record/versions', '1'],
  ['hostile and torn files for import', 'src/local/backup/exportImport', '1,000'],
  ['a clock that jumps, a full ring', 'src/local/backup/restoring', '20'],
  ['a killed browser, six tabs, a frozen page', 'src/local/proof', isFull ? '20' : '3'],
]

console.log('| attack | rounds | failed |\n| --- | --- | --- |')
for (const [attack, suite, rounds] of attacks) {
  const report = `test-results/attack.json`
  spawnSync('pnpm', ['vitest', 'run', suite, '--reporter=json', `--outputFile.json=${report}`], {
    env: { ...process.env, ...(isFull && { CRASHES: '20', CORRUPTIONS: '100000' }) },
  })
  const { numFailedTests, numPassedTests }: { numFailedTests: number; numPassedTests: number } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  console.log(`| ${attack} | ${rounds} | ${numFailedTests} of ${numFailedTests + numPassedTests} tests |`)
  if (numFailedTests > 0) process.exitCode = 1
}
