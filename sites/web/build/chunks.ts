import { fileURLToPath } from 'node:url'
import { isBuilt, type ToolEntry } from '../src/registry/ToolEntry.ts'

/** The part of the bundler's plugin context that is used here. */
interface Bundle {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const source = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

/** Modules of the boot script: in the frame's chunk, they would make the boot script wait for it. */
const boot = [
  '/src/boot/',
  '/src/page/marks.ts',
  '/src/theme/controlTheme.ts',
  '/src/frame/localDate.ts',
  '/src/frame/menu/menuController.ts',
  '/src/session/tokenPresence.ts',
  '/src/session/visits.ts',
  '/src/site.config.ts',
  '/apix/src/contract.ts',
  '/storage/src/local/key.ts',
  // The helper behind every `import()`.
  'vite/preload-helper',
]

/** A module and its static imports, transitively. */
function withImports(id: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) withImports(imported, bundle, found)
  return found
}

/** What of ui every page shows; the rest comes with the tools that use it. */
const uiOfEveryPage =
  /packages[\\/]ui[\\/]src[\\/](controls[\\/]Legend|icons[\\/](LineDrawing|framePaths)|themes)/

let first: { readonly core: ReadonlySet<string>; readonly frame: ReadonlySet<string> } | undefined

/** Chunks of every page with React: `core` without the frame, `frame` with the router; the bundler would make ten. */
export function firstChunk(id: string, bundle: Bundle): 'core' | 'frame' | null {
  if (/node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'core'
  if (/node_modules[\\/](@tanstack|use-sync-external-store)[\\/]/.test(id)) return 'frame'
  first ??= {
    core: withImports(source('start/bare.tsx'), bundle),
    frame: new Set([
      ...withImports(source('start/client.tsx'), bundle),
      ...withImports(`${source('routes/_framed.tsx')}?tsr-split=component`, bundle),
    ]),
  }
  // Another library in one of them would make two chunks import each other.
  if (id.includes('node_modules') || boot.some((part) => id.includes(part))) return null
  if (/packages[\\/]ui[\\/]/.test(id) && !uiOfEveryPage.test(id)) return null
  // What only a page without the frame loads is no burden of the others.
  if (
    /src[\\/](start[\\/](bare|askBeforeLoss)|pages[\\/]barePages|routes[\\/]_bare[\\/]apps[\\/]-|frame[\\/]BareLayout)/.test(
      id,
    )
  )
    return null
  if (first.core.has(id)) return 'core'
  return first.frame.has(id) ? 'frame' : null
}

/** Puts what the search shares with the page of a tool into one chunk. */
export const searchedChunk = (tools: readonly ToolEntry[]) => {
  const ends = tools
    .filter(isBuilt)
    .flatMap(({ folder, searched = [] }) => searched.map((file) => `/packages/${folder}/src/${file}.ts`))
  return (id: string) => (ends.some((end) => id.endsWith(end)) ? 'searched' : null)
}

interface ToolModules {
  readonly folder: string
  /** What the settings load without the tool. */
  readonly slice: ReadonlySet<string>
  readonly first: ReadonlySet<string>
}

/**
 * Puts what the page of a tool loads at first into one chunk, and its slice into another, for the tools whose
 * registry entry has `chunk`. Their lazy parts share modules with it, for each of which the bundler would make a
 * chunk, whose name every page's list of files to preload has to hold.
 */
export function toolChunk(tools: readonly ToolEntry[]) {
  let all: readonly ToolModules[] | undefined
  return function chunkOf(id: string, bundle: Bundle): string | null {
    all ??= tools.filter(isBuilt).flatMap(({ folder, chunk }) => {
      if (!chunk) return []
      const from = (path: string) => withImports(source(`../../../packages/${folder}/src/${path}`), bundle)
      const apart = chunk.apart ? from(chunk.apart) : new Set<string>()
      return {
        folder,
        slice: chunk.withSlice ? new Set<string>() : from('storage.ts').difference(apart),
        first: from(chunk.page).union(from('storage.ts')).difference(apart),
      }
    })
    const owners = all.filter(({ slice, first }) => slice.has(id) || first.has(id))
    const [owner] = owners
    // Libraries and what no other tool uses belong to a tool's chunk too: left to the bundler, they may end in one that imports this one.
    const isOwn =
      owner &&
      (id.includes('node_modules') ||
        id.includes(`/packages/${owner.folder}/`) ||
        /\/(isoWeek|contrast)\.ts/.test(id))
    if (!isOwn || owners.length > 1) return null
    return owner.slice.has(id) ? `${owner.folder}-slice` : owner.folder
  }
}
