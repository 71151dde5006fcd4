// Adds up the reports of all test runners and prints the sum as the last line of `npm test`.
// Called as `summary.ts clear`, or `summary.ts CHECKS-PASSED CHECKS-FAILED`.
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countsOf, type Report } from './counts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folders = '{packages,sites}/*/test-results'

if (process.argv[2] === 'clear') {
  for (const folder of globSync(folders, { cwd: root })) rmSync(join(root, folder), { recursive: true })
} else {
  const sum = { passed: Number(process.argv[2]), failed: Number(process.argv[3]) }
  for (const file of globSync(`${folders}/*.json`, { cwd: root })) {
    const report: Report = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const { passed, failed } = countsOf(report)
    sum.passed += passed
    sum.failed += failed
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed === 0 ? 0 : 1
}
