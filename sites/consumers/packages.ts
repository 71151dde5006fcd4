import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this repository. */
export const root = join(import.meta.dirname, '../..')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface PublicPackage {
  /** Its folder, from the root of the repository. */
  readonly folder: string
  readonly name: string
  /** Name after the scope. */
  readonly short: string
  /** The lines that its README shows first, when it is a tool. */
  readonly example?: string
  /** The view of one's own that its README shows over the entry without a look. */
  readonly headless?: string
  /** The script for plain Node that its README shows over that entry. */
  readonly script?: string
  /** The adapter of one's own that its README shows. */
  readonly adapter?: string
}

/** The examples of a README in a language. */
export const examplesOf = (folder: string, language: 'js' | 'ts' | 'tsx'): readonly string[] =>
  [
    ...readFileSync(join(root, folder, 'README.md'), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'),
    ),
  ].flatMap(([, example]) => example ?? [])

/** The packages of this repository that are published. */
export const publicPackages: readonly PublicPackage[] = globSync('packages/*/package.json', {
  cwd: root,
}).flatMap((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
  if (manifest.private) return []
  const folder = dirname(file)
  const short = manifest.name.replace('@kleinzeug/', '')
  const [example, ...further] = examplesOf(folder, 'tsx')
  const [adapter] = examplesOf(folder, 'ts')
  const [headless, script] = [further, examplesOf(folder, 'js')].map((texts) =>
    texts.find((text) => text.includes("/headless'")),
  )
  const isTool =
    manifest.peerDependencies?.['react-dom'] !== undefined && example?.includes('export const App')
  return [
    {
      folder,
      name: manifest.name,
      short,
      ...(isTool && example && { example }),
      ...(isTool && headless && { headless }),
      ...(isTool && script && { script }),
      ...(isTool && adapter && { adapter }),
    },
  ]
})

/** The packages whose component is a whole tool. */
export const tools = publicPackages.filter(({ example }) => example !== undefined)
