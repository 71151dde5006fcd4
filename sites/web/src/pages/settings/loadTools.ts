import type { AnyRouter } from '@tanstack/react-router'
import { tools } from '../../registry/tools.ts'

/**
 * Loads the pages of the tools that own these fields of the record. Each registers its slice, which knows how
 * to merge the tool's data. Resolves to `false` where one cannot be loaded.
 */
export async function loadTools(router: AnyRouter, fields: readonly string[]): Promise<boolean> {
  const routes = tools
    .filter((tool) => 'slice' in tool && fields.includes(tool.slice))
    .map(({ route }) => router.routesByPath[`/apps/${route}`])
  const loaded = await Promise.allSettled(routes.map((route) => route && router.loadRouteChunk(route)))
  return loaded.every(({ status }) => status === 'fulfilled')
}
