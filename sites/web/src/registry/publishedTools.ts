import { toolTexts, type ToolText } from 'virtual:content/tools'
import type { ToolEntry } from './ToolEntry.ts'
import { tools } from './tools.ts'

/** The tools with title and teaser, those that are a text last; without those whose text is a draft. */
export const publishedTools: ReadonlyArray<ToolEntry & ToolText> = tools
  .flatMap((tool) => {
    const text = toolTexts[tool.route]
    return text ? [{ ...tool, ...text }] : []
  })
  .toSorted((a, b) => Number('text' in a) - Number('text' in b))
