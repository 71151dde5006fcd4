import { readFileSync } from 'node:fs'
import { keyRows } from '@kleinzeug/ui/key-table'
import { expect, test } from 'vitest'
import { englishLabels } from '../labels.en.ts'
import { helpTable } from './keyTable.ts'

test('the README lists the keys', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = keyRows(helpTable, englishLabels.keys).map(
    ({ keys, does }) => `| ${keys.map((key) => `\`${key}\``).join(' ')} | ${does} |`,
  )
  expect(readme).toContain(rows.join('\n'))
})
