import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:uses'

/** The package or site that a path belongs to. */
const ownerOf = (path: string) => (path.startsWith('sites/') ? 'web' : (path.split('/')[1] ?? ''))

function count(into: Record<string, Record<string, number>>, name: string, owner: string) {
  const counts = (into[name] ??= {})
  counts[owner] = (counts[owner] ?? 0) + 1
}

/** Reads from the sources who uses which token and which export of `@kleinzeug/ui`. */
function readUses(root: string) {
  const tokens: Record<string, Record<string, number>> = {}
  const controls: Record<string, Record<string, number>> = {}
  const sources = globSync(['packages/*/src/**/*.{css,ts,tsx}', 'sites/web/src/**/*.{css,ts,tsx}'], {
    cwd: root,
  }).filter(
    (path) => !/\.(test|stories|fixtures|bench)\.tsx?$|\/tokens\.css$|^packages\/tooling\//.test(path),
  )
  for (const path of sources) {
    const text = readFileSync(join(root, path), 'utf8')
    const owner = ownerOf(path)
    for (const [, token = ''] of text.matchAll(/var\((--kz-[\w-]+)/g)) count(tokens, token, owner)
    for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from '@kleinzeug\/ui'/g))
      for (const name of names.split(',')) count(controls, name.trim(), owner)
  }
  return { tokens, controls }
}

/** Offers `virtual:uses` to the docs pages. */
export const usesPlugin = (root: string): Plugin => ({
  name: 'uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return undefined
    const { tokens, controls } = readUses(root)
    return `export const tokens = ${JSON.stringify(tokens)}\nexport const controls = ${JSON.stringify(controls)}\n`
  },
})
