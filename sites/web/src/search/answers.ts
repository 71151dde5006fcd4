import { isBuilt, type AnswerSite } from '../registry/ToolEntry.ts'
import { tools } from '../registry/tools.ts'
import type { SearchEntry } from './searchEntry.ts'

/** An entry that does something instead of leading to a page. */
export interface Command extends SearchEntry {
  /** A text that it returns is shown in place of its own, and the search stays open. */
  readonly run?: () => void | string | Promise<string>
}

export interface Answers {
  readonly to: (query: string) => readonly Command[]
}

const site: AnswerSite = {
  docked: async () => (await import('../routes/_framed/apps/-docked/radioPlayer.ts')).radioPlayer,
}

/** Loads what the tools answer by themselves. */
export async function loadAnswers(): Promise<Answers> {
  const able = tools.filter((tool) => isBuilt(tool) && tool.answers)
  const answering = await Promise.all(
    able.map(async ({ route, answers }) => ({ route, answersTo: (await answers!()).answersTo })),
  )
  const to = (query: string) =>
    answering.flatMap(({ route, answersTo }) =>
      answersTo(query).map(({ run, ...words }): Command => ({
        ...words,
        path: `/apps/${route}`,
        kind: run ? 'Befehl' : 'Antwort',
        ...(run && { run: () => run(site) }),
      })),
    )
  return { to }
}
