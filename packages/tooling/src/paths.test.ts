import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Paths in backticks that begin at the root of the repository or, in a README of a folder, in that folder. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:packages|sites|src|build|content|\.github)\/[\w./[\]$-]+?\.\w+)`/g)].map(
    ([, path]) => path!,
  )

test.each(['README.md', '.github/CONTRIBUTING.md', 'sites/web/README.md', 'packages/tooling/README.md'])(
  'every file that %s names exists',
  (file) => {
    const missing = pathsIn(readFileSync(join(root, file), 'utf8')).filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(file), path)),
    )
    expect(missing).toEqual([])
  },
)
