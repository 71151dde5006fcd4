import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
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

/** What a reader sees of a text: what is below its front matter. */
const textOf = (source: string) => source.replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '').trim()

const files = globSync('**/*.mdx', { cwd: content, exclude: ['parts/**'] })

test.runIf(hasHistory()).each(files)('„Stand“ of %s is the day on which its text last changed', (file) => {
  const { asOf } = readArticle(content, file)
  const commits = git('log', '--format=%H %as', '--', file)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
  const now = textOf(readFileSync(content + file, 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const versions = [['', today], ...commits].map(([hash = '', day = '']) => ({
    day,
    text: hash ? textOf(git('show', `${hash}:./${file}`)) : now,
  }))
  // From the newest version back to the first one of today's text.
  const changed = versions.findIndex(({ text }) => text !== now)
  const first = versions.at(changed < 0 ? -1 : changed - 1)!
  expect(asOf).toBe(first.day)
})
