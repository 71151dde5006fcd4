import { tools, type ToolEntry } from '../../registry/tools.ts'
import { siteConfig } from '../../site.config.ts'

export type MenuGroupName = 'main' | 'meta' | 'apps' | 'blog'

export interface MenuItem {
  readonly label: string
  readonly path: string
  /** The group this item switches the menu to. */
  readonly opens?: Exclude<MenuGroupName, 'main'>
}

const listedTools: readonly ToolEntry[] = tools.filter((tool: ToolEntry) => !tool.unlisted)

/** The four groups of the navigation with their labels, as specified. */
export const menuGroups: Readonly<Record<MenuGroupName, readonly MenuItem[]>> = {
  main: [
    { label: siteConfig.product, path: '/', opens: 'blog' },
    { label: 'Music', path: '/music' },
    { label: 'Apps', path: '/#apps', opens: 'apps' },
    { label: 'Source Code', path: '/source/radio' },
    { label: 'Meta', path: '/meta/about', opens: 'meta' },
  ],
  meta: [
    { label: 'Über', path: '/meta/about' },
    { label: 'Impressum', path: '/meta/imprint' },
    { label: 'Datenschutz', path: '/meta/privacy' },
    { label: 'Quellenangaben', path: '/meta/references' },
    { label: 'Gewährleistung', path: '/meta/warranty' },
    { label: 'Einstellungen', path: '/meta/settings' },
    { label: 'Spenden', path: '/meta/donate' },
  ],
  apps: listedTools.map(({ label, route }) => ({ label, path: `/apps/${route}` })),
  blog: [
    { label: 'Blog', path: '/blog' },
    { label: 'Hinweise', path: '/blog/notes' },
    { label: 'Gendern', path: '/blog/gendern' },
    { label: 'Externer Content', path: '/blog/externalContent' },
  ],
}

/** The main entry whose part of the site a path belongs to; `undefined` for pages outside of them. */
export function mainPathOf(path: string): string | undefined {
  if (path.startsWith('/apps/')) return '/#apps'
  if (path.startsWith('/source/')) return '/source/radio'
  if (path.startsWith('/meta/')) return '/meta/about'
  if (path === '/music') return '/music'
  if (path === '/' || path.startsWith('/blog')) return '/'
  return undefined
}
