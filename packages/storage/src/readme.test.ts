import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const root = new URL('../../../', import.meta.url)

test('the way of an edit leads through files that exist', () => {
  const start = readme.indexOf('## One edit, from the click to the disk')
  const section = readme.slice(start, readme.indexOf('\n## ', start + 1))
  const paths = [...section.matchAll(/`((?:packages|sites)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})
