import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What only this repository needs of a manifest. */
const internal = new Set(['devDependencies', 'scripts', 'budgets'])

/** Where the packages come from, as the operator has entered it in the package.json of the root. */
function origin(folder) {
  const { repository, homepage, bugs } = JSON.parse(
    readFileSync(new URL('package.json', import.meta.url), 'utf8'),
  )
  return {
    ...(repository && { repository: { ...repository, directory: `packages/${basename(folder)}` } }),
    ...(homepage && { homepage }),
    ...(bugs && { bugs }),
  }
}

export const hooks = {
  /** Called with the manifest that is packed for npm, and its folder. */
  beforePacking: (manifest, folder) => ({
    ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !internal.has(field))),
    ...origin(folder),
  }),
}
