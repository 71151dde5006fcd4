import { fileURLToPath } from 'node:url'

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

/** What of ui the frame itself shows; the rest comes with the tools that use it. */
const uiOfFrame =
  /packages[\\/]ui[\\/]src[\\/](controls[\\/]Legend|icons[\\/](LineDrawing|framePaths)|themes)/

let frame: ReadonlySet<string> | undefined

/**
 * Puts what every page needs once React starts into one chunk. The bundler would make ten, because
 * the pages' chunks share parts of it; as one it is a kibibyte smaller.
 */
export function frameChunk(id: string, bundle: Bundle): 'frame' | null {
  frame ??= new Set([
    ...withImports(source('start/client.tsx'), bundle),
    ...withImports(`${source('routes/_framed.tsx')}?tsr-split=component`, bundle),
  ])
  // A library in the frame's chunk would make two chunks import each other.
  if (id.includes('node_modules')) return null
  if (/packages[\\/]ui[\\/]/.test(id) && !uiOfFrame.test(id)) return null
  return frame.has(id) && !boot.some((part) => id.includes(part)) ? 'frame' : null
}

const worktime = /packages[\\/]worktime[\\/]src|node_modules[\\/]d3-/

let worktimeModules: { readonly slice: ReadonlySet<string>; readonly first: ReadonlySet<string> } | undefined

/**
 * Puts what the worktime loads at first into one chunk. Its many lazy parts share modules with it, for each of which
 * the bundler would make a chunk. The slice has its own, because the settings load it without the tool.
 */
export function worktimeChunk(id: string, bundle: Bundle): 'worktime' | 'worktime-slice' | null {
  if (!worktime.test(id)) return null
  const from = (name: string) => withImports(source(`../../../packages/worktime/src/${name}`), bundle)
  worktimeModules ??= { slice: from('storage.ts'), first: from('index.ts') }
  if (worktimeModules.slice.has(id)) return 'worktime-slice'
  return worktimeModules.first.has(id) ? 'worktime' : null
}
