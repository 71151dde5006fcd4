import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const folders = {
  lucide: dirname(require.resolve('lucide-static/package.json')),
  simple: dirname(require.resolve('simple-icons')),
  heroicons: dirname(require.resolve('heroicons/package.json')),
}

/** Files taken from a package at equal intervals. */
function sample(folder: string, pattern: string, count: number) {
  const files = globSync(join(folder, pattern)).toSorted()
  const step = Math.max(1, Math.floor(files.length / count))
  return files.filter((_, index) => index % step === 0).slice(0, count)
}

/** Paths of all icons of the packages: more than 3,000. */
export const allIcons = [
  ...globSync(join(folders.lucide, 'icons/*.svg')),
  ...globSync(join(folders.simple, 'icons/*.svg')),
  ...globSync(join(folders.heroicons, '{16,20,24}/*/*.svg')),
]

/** A sample of the icons: name and source. */
export const icons = [
  ...sample(folders.lucide, 'icons/*.svg', 120),
  ...sample(folders.simple, 'icons/*.svg', 120),
  ...sample(folders.heroicons, '24/*/*.svg', 60),
].map((file) => ({ name: file.split('/').slice(-3).join('/'), source: readFileSync(file, 'utf8') }))
