import { readFileSync } from 'node:fs'
import { keyRows } from '@kleinzeug/ui/key-table'
import { expect, test } from 'vitest'
import { englishLabels } from '../labels.en.ts'
import { boardKeys, keyTable, treeKeys } from './keyTable.ts'

test('the README lists the keys', () => {
  const rows = keyRows([...keyTable, ...boardKeys, ...treeKeys], englishLabels.keys, englishLabels.keyNames)
  const table = rows.map(({ keys, does }) => `| ${keys.map((key) => `\`${key}\``).join(' ')} | ${does} |`)
  expect(readFileSync('README.md', 'utf8')).toContain(table.join('\n'))
})
