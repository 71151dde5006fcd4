import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { runnerImport } from 'vite'
import { isBuilt, type ToolEntry } from '../../src/registry/ToolEntry.ts'

/** What a tool exports as `keyHelp` from src/keyHelp.ts, out of the table that dispatches its keys. */
interface KeyRow {
  readonly keys: readonly string[]
  readonly does: string
}

/** The part of a Markdown node that is used here. */
interface Node {
  type: string
  name?: string | null
  value?: string
  children?: Node[]
  data?: { hName: string }
}

const element = 'Tastentabelle'
const heads = ['Taste', 'Wirkung']

const text = (value: string): Node => ({ type: 'text', value })
const cell = (...children: Node[]): Node => ({ type: 'tableCell', children })
const row = (...children: Node[]): Node => ({ type: 'tableRow', children })

const tableOf = (rows: readonly KeyRow[]): Node => ({
  type: 'table',
  children: [
    row(...heads.map((head) => cell(text(head)))),
    ...rows.map(({ keys, does }) =>
      row(
        cell(
          ...keys.flatMap((key, at) => [
            ...(at > 0 ? [text(' ')] : []),
            { type: 'emphasis', data: { hName: 'kbd' }, children: [text(key)] },
          ]),
        ),
        cell(text(does)),
      ),
    ),
  ],
})

/** Reads a tool's key table from its source, as the packages need not be built for the site. */
async function readKeyHelp(file: string): Promise<readonly KeyRow[]> {
  const resolve = { ...fromSource.ssr.resolve, noExternal: [/^@kleinzeug\//] }
  const { module } = await runnerImport<{ keyHelp: readonly KeyRow[] }>(file, {
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve } },
  })
  return module.keyHelp
}

/**
 * A remark plugin that writes the key table of a tool in place of `<Tastentabelle />` in its help, so that the
 * page carries it as text and no script.
 *
 * @param texts folder of the tools' texts
 * @param packages folder of the packages
 * @returns the transformer; it throws where a tool has keys and its help no table, and the reverse
 */
export function remarkKeyTable(texts: string, packages: string, tools: readonly ToolEntry[]) {
  return async (tree: Node, { path }: { path: string }) => {
    const children = tree.children ?? []
    const at = children.findIndex(({ name }) => name === element)
    const tool = dirname(path) === texts && tools.find(({ route }) => basename(path) === `${route}.mdx`)
    const file = tool && isBuilt(tool) && join(packages, tool.folder, 'src/keyHelp.ts')
    const found = file && existsSync(file)
    if (found && at < 0) throw new Error(`${path}: the help has no <${element} />, but the tool has keys`)
    if (!found && at >= 0) throw new Error(`${path}: <${element} /> needs ${file || 'a tool with keys'}`)
    if (found) children[at] = tableOf(await readKeyHelp(file))
  }
}
