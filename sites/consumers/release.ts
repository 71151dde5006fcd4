import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPackages, root } from './packages.ts'
import { run, type Registry } from './registry.ts'

/** What an installation and the tests make by themselves; the built packages are copied. */
const notCopied = /[\\/](node_modules|dist-ssr|storybook-static|test-results|\.turbo)$/

/**
 * Publishes what the next release would: every package with the version and the changelog that the changesets
 * make, in a copy of the repository. The packages must be built.
 */
export async function publishNextRelease(registry: Registry): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'kleinzeug-release-'))
  try {
    cpSync(root, copy, { recursive: true, filter: (file) => !notCopied.test(file) })
    await run(copy, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
    await run(copy, 'pnpm', 'exec', 'changeset', 'version')
    for (const { folder } of publicPackages) await registry.publish(join(copy, folder))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
