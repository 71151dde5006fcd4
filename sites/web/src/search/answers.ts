import type { AnswerSite } from '../registry/answers/Answer.ts'
import { toolAnswers } from '../registry/answers/toolAnswers.ts'
import type { SearchEntry } from './searchEntry.ts'

/** An entry that does something instead of leading to a page. */
export interface Command extends SearchEntry {
  /** A text that it returns is shown in place of its own, and the search stays open. */
  readonly run?: () => void | string | Promise<string>
}

const site: AnswerSite = {
  docked: async () => (await import('../routes/_framed/apps/-docked/radioPlayer.ts')).radioPlayer,
}

/** What the tools answer by themselves. */
export const answersOf = (query: string): readonly Command[] =>
  Object.entries(toolAnswers).flatMap(([route, answersTo]) =>
    answersTo(query).map(({ run, ...words }): Command => ({
      ...words,
      path: `/apps/${route}`,
      kind: run ? 'Befehl' : 'Antwort',
      ...(run && { run: () => run(site) }),
    })),
  )
