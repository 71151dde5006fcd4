import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishLabels } from '../labels.en.ts'
import { keyTable } from './keyTable.ts'

test('the README lists the keys', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = keyTable.map(({ key, action }) => `| \`${key}\` | ${englishLabels.keys[action]} |`)
  expect(readme).toContain(rows.join('\n'))
})
