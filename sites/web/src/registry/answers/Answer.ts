/** What answers can use of the running site. */
export interface AnswerSite {
  /** The tool that sounds on every page. */
  readonly docked: () => Promise<{ readonly sleepIn: (minutes: number) => void }>
}

/** Something that the search answers itself. */
export interface Answer {
  readonly title: string
  readonly text: string
  /** What is done when it is chosen; a text that it returns is shown in place of its own. */
  readonly run?: (site: AnswerSite) => string | Promise<string>
  /** Where in the tool it leads: query or fragment of its address. Without this and `run` it is the answer itself. */
  readonly place?: string
}

/** Answers to what is typed into the search; none where it asks for something else. */
export type AnswersTo = (query: string) => readonly Answer[] | Promise<readonly Answer[]>
