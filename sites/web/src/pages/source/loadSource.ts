import { sources, type PackageSource } from 'virtual:source'
import { Body as BuiltBody, part as built } from 'virtual:content/part:source'
import { Body as PendingBody, part as pending } from 'virtual:content/part:pendingSource'
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
  /** Its files, once it is built. */
  readonly source?: PackageSource
}

/** What the source page of a tool shows; `undefined` where there is no such tool on the site. */
export async function loadSource(route: string): Promise<LoadedSource | undefined> {
  const tool = tools.find((entry) => entry.route === route && entry.source)
  const text = toolTexts[route]
  if (!tool || !text) return undefined
  const { title: name } = text
  const { title, description } = isBuilt(tool) ? built : pending
  return {
    route,
    name,
    title: title.replace('{name}', name),
    description: description.replace('{name}', name),
    Body: isBuilt(tool) ? BuiltBody : PendingBody,
    ...(isBuilt(tool) && (await sources[tool.folder]!())),
  }
}
