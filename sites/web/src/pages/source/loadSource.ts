import { sources, type PackageSource } from 'virtual:source'
import { Body, part } from 'virtual:content/part:source'
import { toolTexts } from 'virtual:content/tools'
import type { MDXContent } from 'mdx/types'
import { isBuilt } from '../../registry/ToolEntry.ts'
import { tools } from '../../registry/tools.ts'

export interface LoadedSource {
  readonly route: string
  /** What the tool is called. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly Body: MDXContent
  /** Its files. */
  readonly source: PackageSource
}

/** What the source page of a tool shows; `undefined` where there is no such tool on the site. */
export async function loadSource(route: string): Promise<LoadedSource | undefined> {
  const tool = tools.filter(isBuilt).find((entry) => entry.route === route && entry.source)
  const text = toolTexts[route]
  if (!tool || !text) return undefined
  const { title: name } = text
  return {
    route,
    name,
    title: part.title.replace('{name}', name),
    description: part.description.replace('{name}', name),
    Body,
    ...(await sources[tool.folder]!()),
  }
}
