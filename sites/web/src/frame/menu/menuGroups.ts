import { apps, labels, source } from 'virtual:content/names'
import { siteConfig } from '../../site.config.ts'

export const groupNames = ['main', 'meta', 'apps', 'blog'] as const

export type MenuGroupName = (typeof groupNames)[number]

export interface MenuItem {
  readonly label: string
  readonly path: string
  /** The group that it opens. */
  readonly opens?: Exclude<MenuGroupName, 'main'>
}

/** Entries of pages, named by their front matter; a draft has no entry. */
const pages = (...paths: readonly string[]): MenuItem[] =>
  paths.flatMap((path) => (labels[path] ? [{ label: labels[path], path }] : []))

/** The four groups of the navigation, as specified. */
export const menuGroups: Readonly<Record<MenuGroupName, readonly MenuItem[]>> = {
  main: [
    { label: siteConfig.product, path: '/', opens: 'blog' },
    ...pages('/music'),
    { label: 'Apps', path: '/#apps', opens: 'apps' },
    { label: 'Source Code', path: source },
    { label: 'Meta', path: '/meta/about', opens: 'meta' },
  ],
  meta: pages(
    ...['about', 'imprint', 'privacy', 'references', 'warranty', 'settings', 'donate'].map(
      (name) => `/meta/${name}`,
    ),
  ),
  apps,
  blog: pages('/blog', '/blog/notes', '/blog/gendern', '/blog/externalContent'),
}

/** The main entry under which a path belongs; `undefined` for pages that belong to none. */
export function mainPathOf(path: string): string | undefined {
  if (path.startsWith('/apps/')) return '/#apps'
  if (path.startsWith('/source/')) return source
  if (path.startsWith('/meta/')) return '/meta/about'
  if (path === '/music') return '/music'
  if (path === '/' || path.startsWith('/blog')) return '/'
  return undefined
}
