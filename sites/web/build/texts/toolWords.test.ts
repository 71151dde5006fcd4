// The help of a tool calls its controls by the words that stand on them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isBuilt } from '../../src/registry/ToolEntry.ts'
import { tools } from '../../src/registry/tools.ts'
import { settingsLabels } from '../../src/pages/settings/labels.ts'

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const source = (path: string) =>
  globSync('**/*.ts', { cwd: path, exclude: ['**/*.en.ts', '**/*.test.ts'] })
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n')

/** What a text sets in italics or bold. */
const named = (text: string) =>
  [...text.matchAll(/\*{1,2}([^*\n]+?):?\*{1,2}/g)].map(([, words]) => words ?? '')

for (const tool of tools.filter(isBuilt))
  test(`the help of ${tool.route} names controls that exist`, () => {
    const text = readFileSync(join(folder('content/tools'), `${tool.route}.mdx`), 'utf8')
    const packages = [tool.folder, 'shell'].map((name) => source(folder(`../../packages/${name}/src`)))
    const labels = packages.join('\n') + JSON.stringify(settingsLabels)
    expect(named(text).length).toBeGreaterThan(2)
    expect(named(text).filter((words) => !labels.includes(words))).toEqual([])
  })
