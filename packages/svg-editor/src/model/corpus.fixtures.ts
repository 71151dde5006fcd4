import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

function folderOf(name: string) {
  // Some of these packages export single icons only; their manifest stands at the top.
  const [found] =
    require.resolve.paths(name)?.flatMap((path) => globSync(join(path, name, 'package.json'))) ?? []
  if (!found) throw new Error(`${name} is not installed`)
  return dirname(found)
}

/** Every `step`-th file of a package, so that the whole alphabet is in the sample. */
function sample(name: string, pattern: string, count: number) {
  const files = globSync(join(folderOf(name), pattern)).toSorted()
  const step = Math.max(1, Math.floor(files.length / count))
  return files.filter((_, index) => index % step === 0).slice(0, count)
}

/** Real icons by many hands: name and source. */
export const icons = [
  ...sample('lucide-static', 'icons/*.svg', 120),
  ...sample('simple-icons', 'icons/*.svg', 120),
  ...sample('heroicons', '24/*/*.svg', 60),
].map((file) => ({ name: file.split('/').slice(-3).join('/'), source: readFileSync(file, 'utf8') }))
