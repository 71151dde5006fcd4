import type { ComponentType } from 'react'

/** Components below the text of a few articles, by path; each is loaded with its page only. */
export const extras: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/meta/about': async () => (await import('./meta/SiteNumbers.tsx')).SiteNumbers,
  '/meta/references': async () => (await import('./meta/References.tsx')).References,
}
