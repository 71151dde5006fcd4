import { toolTexts, type ToolText } from 'virtual:content/tools'
import { isReady, type ToolEntry } from './ToolEntry.ts'
import { tools } from './tools.ts'

/** Tools with a package come first, then texts, then tools that are announced. */
const rank = (tool: ToolEntry) => Number(!isReady(tool)) * 2 + Number('text' in tool)

/** The tools with title and teaser, in the order of lists; without those whose text is a draft. */
export const publishedTools: ReadonlyArray<ToolEntry & ToolText> = tools
  .flatMap((tool) => {
    const text = toolTexts[tool.route]
    return text ? [{ ...tool, ...text }] : []
  })
  .toSorted((a, b) => rank(a) - rank(b))
