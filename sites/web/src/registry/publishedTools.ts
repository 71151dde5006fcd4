import { toolTexts, type ToolText } from 'virtual:content/tools'
import { tools, type ToolEntry } from './tools.ts'

/** The tools with what is said of them; one whose text is a draft is not on the site. */
export const publishedTools: ReadonlyArray<ToolEntry & ToolText> = tools.flatMap((tool) => {
  const text = toolTexts[tool.route]
  return text ? [{ ...tool, ...text }] : []
})
