import { toolTexts, type ToolText } from 'virtual:content/tools'
import { isReady, type ToolEntry } from './ToolEntry.ts'
import { tools } from './tools.ts'

/** What has a package comes first, then what is a text by itself, then what is still being built. */
const rank = (tool: ToolEntry) => Number(!isReady(tool)) * 2 + Number('text' in tool)

/** The tools with what is said of them, as they are listed; one whose text is a draft is not on the site. */
export const publishedTools: ReadonlyArray<ToolEntry & ToolText> = tools
  .flatMap((tool) => {
    const text = toolTexts[tool.route]
    return text ? [{ ...tool, ...text }] : []
  })
  .toSorted((a, b) => rank(a) - rank(b))
