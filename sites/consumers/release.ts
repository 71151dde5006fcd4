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
import { publicPackages, root, type PublicPackage } from './packages.ts'
import { run, type PublishedManifest, type Registry } from './registry.ts'

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

/** What the operator enters before the first release; npm signs the origin of packages that name it. */
const origin = { repository: { type: 'git', url: 'git+https://git.example.org/kleinzeug.git' } }

/** Packages that the styles of others are built from come first, those that bundle others last. */
const buildOrder = ({ short }: PublicPackage) =>
  short === 'ui' ? 0 : short === 'shell' ? 1 : short === 'elements' ? 3 : 2

/** A package as it was published. */
export interface ReleasedPackage extends PublicPackage {
  readonly manifest: PublishedManifest
  readonly changelog: string
}

/** The packages of one release. */
export type Release = readonly ReleasedPackage[]

/** Publishes packages of the copy under a tag, all at once: the registry does not look at their dependencies. */
const publish = (
  copy: string,
  registry: Registry,
  packages: readonly PublicPackage[],
  tag?: string,
): Promise<Release> =>
  Promise.all(
    packages.map(async (each) => {
      const folder = join(copy, each.folder)
      await registry.publish(folder, tag)
      return {
        ...each,
        manifest: await registry.manifest(each.name, tag),
        changelog: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'),
      }
    }),
  )

/** Raises versions and writes changelogs; returns the packages that are to be published then. */
async function raiseVersions(copy: string): Promise<readonly PublicPackage[]> {
  const manifestOf = ({ folder }: PublicPackage) => readFileSync(join(copy, folder, 'package.json'), 'utf8')
  const versionOf = (each: PublicPackage) => /"version": ".*"/.exec(manifestOf(each))?.[0]
  const before = publicPackages.map(versionOf)
  await run(copy, join(root, 'node_modules/.bin/changeset'), 'version')
  return publicPackages.filter((each, index) => versionOf(each) !== before[index])
}

/** The next release: of everything, as nothing was published yet. */
const publishFirst = async (copy: string, registry: Registry) =>
  publish(copy, registry, await raiseVersions(copy))

/**
 * The release after it, under the tag `restyled`: a patch of the controls, whose letters are spaced, and a further
 * feature of one tool.
 */
async function publishSecond(copy: string, registry: Registry): Promise<Release> {
  for (const name of ['tooling', ...publicPackages.map(({ short }) => short)])
    linkDependencies(copy, `packages/${name}`)
  appendFileSync(join(copy, 'packages/ui/src/controls/controls.css'), '.ui-button { letter-spacing: 5px; }\n')
  const changesets = { ui: 'patch', 'number-guessing': 'minor' }
  for (const [name, bump] of Object.entries(changesets))
    writeFileSync(
      join(copy, `.changeset/second-${name}.md`),
      `---\n'@kleinzeug/${name}': ${bump}\n---\n\nThe second release of ${name}\n`,
    )
  const raised = (await raiseVersions(copy)).toSorted((one, other) => buildOrder(one) - buildOrder(other))
  for (const { folder } of raised)
    await run(join(copy, folder), join(root, 'packages/ui/node_modules/.bin/tsup'))
  return publish(copy, registry, raised, 'restyled')
}

/** Publishes two releases of the built packages, one after the other, from a copy of the repository. */
export async function publishReleases(registry: Registry) {
  const copy = mkdtempSync(join(tmpdir(), 'kleinzeug-release-'))
  try {
    for (const path of globSync(released, { cwd: root }))
      cpSync(join(root, path), join(copy, path), { recursive: true })
    const file = join(copy, 'package.json')
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, ...origin }))
    // The changelogs are written by a module of the release tool, which it looks for in the copy.
    const tool = 'node_modules/@changesets/cli'
    mkdirSync(dirname(join(copy, tool)), { recursive: true })
    symlinkSync(join(root, tool), join(copy, tool), 'dir')
    const first = await publishFirst(copy, registry)
    return { first, second: await publishSecond(copy, registry) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
