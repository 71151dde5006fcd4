import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishLabels } from '../../labels.en.ts'
import { gridKeys, keyTable } from './keyTable.ts'

test('the README lists the keys', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ')
  const rows = [...keyTable, ...gridKeys].map(
    ({ key, action }) => `| \`${key}\` | ${englishLabels.keys[action]} |`,
  )
  for (const row of rows) expect(readme).toContain(row)
})
