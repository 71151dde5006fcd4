import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const exampleOf = (readme: string) => /^```tsx\n([\s\S]*?)^```/m.exec(readme)?.[1]

test('the tool in the README of the whole is the one that the consumers install and use', () => {
  const example = exampleOf(read('README.md'))
  expect(example).toContain('export const App')
  expect(example).toBe(exampleOf(read('packages/decider/README.md')))
})

test('the README of the whole shows two pictures before the commands', () => {
  const [before = ''] = read('README.md').split('## Two commands')
  const pictures = [...before.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(2)
  expect(pictures.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
