import type { Answer, AnswerSite } from '../registry/answers/Answer.ts'
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

const commandOf =
  (route: string) =>
  ({ run, place, ...words }: Answer): Command => ({
    ...words,
    path: `/apps/${route}${place ?? ''}`,
    kind: run || place ? 'Befehl' : 'Antwort',
    ...(run && { run: () => run(site) }),
  })

/** What the tools answer by themselves: at once, and after something has been loaded for it. */
export function answersOf(query: string): {
  readonly now: readonly Command[]
  readonly later: ReadonlyArray<Promise<readonly Command[]>>
} {
  const now: Command[] = []
  const later: Array<Promise<readonly Command[]>> = []
  for (const [route, answersTo] of Object.entries(toolAnswers)) {
    const answers = answersTo(query)
    const toCommand = commandOf(route)
    if (answers instanceof Promise) later.push(answers.then((all) => all.map(toCommand)))
    else now.push(...answers.map(toCommand))
  }
  return { now, later }
}
