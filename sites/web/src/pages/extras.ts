import type { ComponentType } from 'react'

/** What stands below the text of a few articles, by path; loaded with them and with no other page. */
export const extras: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/meta/about': async () => (await import('./meta/SiteNumbers.tsx')).SiteNumbers,
  '/meta/references': async () => (await import('./meta/References.tsx')).References,
}
