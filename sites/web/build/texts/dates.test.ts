import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readArticle } from '../content/article.ts'

const content = fileURLToPath(new URL('../../content/', import.meta.url))

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: content, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Without the history of the repository (a tarball, a shallow clone) there is nothing to compare with. */
function hasHistory() {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
}

const files = globSync('**/*.mdx', { cwd: content, exclude: ['parts/**'] })

test.runIf(hasHistory()).each(files)('%s is dated by the history of the repository', (file) => {
  const days = git('log', '--follow', '--format=%as', '--', file).split('\n').filter(Boolean)
  // A text that is not committed yet has no day but today.
  if (days.length === 0) return
  const { date, updated } = readArticle(content, file)
  expect(date).toBe(days.at(-1))
  if (updated === undefined) return
  expect(updated > date).toBe(true)
  const today = new Date().toISOString().slice(0, 10)
  expect([...days, today]).toContain(updated)
})
