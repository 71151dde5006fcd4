import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishLabels } from '../labels.en.ts'
import { keyTable } from './keyTable.ts'

const shown: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' }

test('the README lists the keys', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = keyTable.map(
    ({ key, action }) => `| \`${shown[key] ?? key}\` | ${englishLabels.keys[action]} |`,
  )
  expect(readme).toContain(rows.join('\n'))
})
