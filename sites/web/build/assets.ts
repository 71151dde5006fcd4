import type { Manifest } from 'vite'
import type { PageAssets } from './pages/document.ts'

/** The boot script, and what it loads to start React. */
const entry = 'index.html'
const start = 'src/start/start.ts'

/** What every page of the router needs once React starts. */
export const frameOf = (manifest: Manifest) =>
  Object.keys(manifest).find((key) => manifest[key]!.name === 'frame' && manifest[key]!.file.endsWith('.js'))!

/** Files a chunk needs before it can run: itself and its static imports, with their stylesheets. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const scripts = [chunk.file]
  const styles = [...(chunk.css ?? [])]
  for (const imported of chunk.imports ?? []) {
    const inner = closure(manifest, imported, seen)
    scripts.push(...inner.scripts)
    styles.push(...inner.styles)
  }
  return { scripts, styles }
}

/** Every file that these chunks need before they can run. */
export const filesOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const { scripts, styles } = closure(manifest, key)
    return [...scripts, ...styles]
  })

/** Chunks of a route: its split component, or its lazy file. */
const chunksOf = (manifest: Manifest, routeId: string) => {
  const name = routeId === '__root__' ? '__root' : routeId.slice(1)
  return Object.keys(manifest).filter((key) => {
    const file = /^src\/routes\/(.+?)(?:\.lazy)?\.tsx(?:\?.*)?$/.exec(key)?.[1]
    if (!file) return false
    const id = file.replaceAll('.', '/').replaceAll('[_]', '_')
    return id === name || id === `${name}route` || id === `${name}index` || id === `${name}/route`
  })
}

/** What a page of these routes loads first. */
export function assetsOf(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const frame = frameOf(manifest)
  const keys = [frame, ...routeIds.flatMap((routeId) => chunksOf(manifest, routeId))]
  const styles = keys.flatMap((key) => closure(manifest, key).styles)
  const fonts = (manifest[frame]?.assets ?? []).filter(
    (file) => /instrument-sans|plex-mono-latin-500/.test(file) && file.endsWith('.woff2'),
  )
  return {
    boot: `/${manifest[entry]!.file}`,
    styles: [...new Set(styles)].map((file) => `/${file}`),
    fonts: fonts.map((file) => `/${file}`),
  }
}

export interface ScriptedPage {
  readonly path: string
  readonly routeIds: readonly string[]
  /** Whether the page stays as it was written, so that its own route's chunk is not loaded. */
  readonly written: boolean
  /** Whether the page starts without the router. */
  readonly bare: boolean
}

/** Every script that React and a page need, the boot script included. */
export function scriptsOf(manifest: Manifest, { path, routeIds, written, bare }: ScriptedPage): string[] {
  const loaded = written ? routeIds.slice(0, -1) : routeIds
  const own = bare
    ? ['src/start/bare.tsx', `src/routes/_bare${path.replace(/[^/]+$/, '-$&')}.tsx`]
    : [frameOf(manifest), ...loaded.flatMap((routeId) => chunksOf(manifest, routeId))]
  return [...new Set([entry, start, ...own].flatMap((key) => closure(manifest, key).scripts))]
}
