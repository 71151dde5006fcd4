import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
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
  'packages/*/!(node_modules|test-results)',
  'sites/*/package.json',
]

/** Publishes the next release of all built packages from a copy of the repository. */
export async function publishNextRelease(registry: Registry): Promise<void> {
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
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
