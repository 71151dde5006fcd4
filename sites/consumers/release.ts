import {
  appendFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publicPackages, root } from './packages.ts'
import { run, type Registry } from './registry.ts'

/** What a release reads. Other tasks write to the rest of the repository while this one runs. */
const released = [
  '.changeset',
  '.pnpmfile.mjs',
  '.npmrc',
  'LICENSE',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'packages/*/!(node_modules|test-results)',
  'sites/*/package.json',
]

/** The controls and one tool over them, in the order in which they are built. */
const restyled = ['ui', 'shell', 'number-guessing']

/** Gives a package in the copy its dependencies: those of this repository are the folders beside it. */
function linkDependencies(copy: string, folder: string): void {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  rmSync(to, { recursive: true, force: true })
  for (const name of globSync(['*', '@*/*'], { cwd: from })) {
    if (!lstatSync(join(from, name)).isSymbolicLink()) continue
    const target = name.startsWith('@kleinzeug/')
      ? join(copy, 'packages', name.replace('@kleinzeug/', ''))
      : realpathSync(join(from, name))
    mkdirSync(dirname(join(to, name)), { recursive: true })
    symlinkSync(target, join(to, name), 'dir')
  }
}

/**
 * Builds and publishes a further version of one tool and of the controls that it uses, whose letters are spaced, under
 * the tag `restyled`. No other tool is released with it.
 */
async function publishRestyled(copy: string, registry: Registry): Promise<void> {
  for (const name of ['tooling', 'storage', ...restyled]) linkDependencies(copy, `packages/${name}`)
  appendFileSync(join(copy, 'packages/ui/src/controls/controls.css'), '.ui-button { letter-spacing: 5px; }\n')
  const built = restyled.map((name) => join(copy, 'packages', name))
  for (const folder of built) {
    const file = join(folder, 'package.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": ".*"/, '"version": "9.0.0"'))
  }
  for (const folder of built) await run(folder, join(root, 'packages/ui/node_modules/.bin/tsup'))
  for (const folder of built) await registry.publish(folder, 'restyled')
}

/** Publishes the next release of all built packages from a copy of the repository, and a later one of a single tool. */
export async function publishReleases(registry: Registry): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'kleinzeug-release-'))
  try {
    for (const path of globSync(released, { cwd: root }))
      cpSync(join(root, path), join(copy, path), { recursive: true })
    // The changelogs are written by a module of the release tool, which it looks for in the copy.
    const tool = 'node_modules/@changesets/cli'
    mkdirSync(dirname(join(copy, tool)), { recursive: true })
    symlinkSync(join(root, tool), join(copy, tool), 'dir')
    await run(copy, join(root, 'node_modules/.bin/changeset'), 'version')
    for (const { folder } of publicPackages) await registry.publish(join(copy, folder))
    await publishRestyled(copy, registry)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
