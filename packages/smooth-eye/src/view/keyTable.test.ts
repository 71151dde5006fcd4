import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishLabels } from '../labels.en.ts'
import { keyTable } from './keyTable.ts'

test('the README lists the keys', () => {
  const readme = readFileSync('README.md', 'utf8')
  const name = (key: string) => englishLabels.keyNames[key] ?? key
  const rows = keyTable.map(({ key, action }) => `| \`${name(key)}\` | ${englishLabels.keys[action]} |`)
  expect(readme).toContain(rows.join('\n'))
})
