import { tools } from './packages.ts'
import type { PublishedManifest } from './registry.ts'
import type { Release, ReleasedPackage } from './release.ts'

/** Packages whose classes carry their version: who uses them needs the one that they were built with. */
const styled = ['@kleinzeug/ui', '@kleinzeug/shell']

/** What Node renders or runs: every tool, what wraps it, and storage. */
const runByNode = new Set(['storage', 'shell', ...tools.map(({ short }) => short)])

const ownDependencies = ({ dependencies = {} }: PublishedManifest) =>
  Object.entries(dependencies).filter(([name]) => name.startsWith('@kleinzeug/'))

/** The newest version of each package, by its name. */
export const newest = (...releases: readonly Release[]): ReadonlyMap<string, string> =>
  new Map(releases.flat().map(({ name, manifest }) => [name, manifest.version]))

/** Ranges that would install another version than the one that was released with it. */
export const wrongRanges = (release: Release, versions: ReadonlyMap<string, string>) =>
  release.flatMap(({ name, short, manifest }) =>
    ownDependencies(manifest).flatMap(([dependency, range]) => {
      const isExact = styled.includes(dependency) || short === 'elements'
      const wanted = `${isExact ? '' : '^'}${versions.get(dependency)}`
      return range === wanted ? [] : [`${name}: ${dependency} ${range}, not ${wanted}`]
    }),
  )

/** Packages of which npm could not tell that they come from this repository. */
export const withoutOrigin = (release: Release) =>
  release
    .filter(({ folder, manifest: { repository } }) => repository?.directory !== folder || !repository.url)
    .map(({ name }) => name)

/** Packages that ask for a version of Node and are never run by it, or the other way round. */
export const wrongEngines = (release: Release) =>
  release
    .filter(({ short, manifest }) => runByNode.has(short) !== (manifest.engines?.node !== undefined))
    .map(({ name }) => name)

/** The section of a changelog about the version that was released. */
export const newsOf = ({ changelog, manifest: { version } }: ReleasedPackage): string =>
  changelog.split(/^## /m).find((section) => section.startsWith(`${version}\n`)) ?? ''

/** Which part of a version was raised. */
export function raised(before: string, after: string): 'major' | 'minor' | 'patch' | 'other' {
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number)
  if (after === `${major + 1}.0.0`) return 'major'
  if (after === `${major}.${minor + 1}.0`) return 'minor'
  return after === `${major}.${minor}.${patch + 1}` ? 'patch' : 'other'
}
