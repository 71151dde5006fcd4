/**
 * Every tool of the site, in the order it is shown. Navigation, start page, source pages, settings,
 * prerendering and sitemap follow from this list: a new tool is one line here, one route file and one
 * text, content/tools/<route>.mdx, whose front matter holds its name and everything else that is said.
 */
export interface ToolEntry {
  /** Last part of its route: /apps/<route>. */
  readonly route: string
  /** Folder below packages/, once the tool is built. */
  readonly folder?: string
  /** The field of the record it owns, where it keeps data. */
  readonly slice?: string
  /** Whether /source/<route> shows its code. */
  readonly source?: true
  /** Left out of the navigation, as the specification has it. */
  readonly unlisted?: true
}

export const tools = [
  { route: 'passwordMaker', slice: 'passwordMaker', source: true },
  { route: 'neoCortex', slice: 'neoCortex' },
  { route: 'lifehacks' },
  { route: 'numberGuessing', slice: 'numberGuessing', source: true },
  { route: 'smoothEye', slice: 'smoothEye', source: true },
  { route: 'notationTrainer', folder: 'notation-trainer', slice: 'notationTrainer', source: true },
  { route: 'achievements', slice: 'achievements', source: true },
  { route: 'selfReport', slice: 'selfReport' },
  { route: 'resumeGenerator', slice: 'resume' },
  { route: 'decider', folder: 'decider', slice: 'decider', source: true },
  { route: 'worktime', slice: 'worktime', source: true },
  { route: 'radio', folder: 'radio', slice: 'radio', source: true },
  { route: 'svgEditor', folder: 'svg-editor', slice: 'svgEditor' },
  { route: 'sizeComparison', slice: 'sizeComparison', unlisted: true },
] as const satisfies readonly ToolEntry[]

/** A tool that is a text by itself, and so has no package. */
const written = 'lifehacks'

/** Whether a visitor can use it already. */
export const isReady = ({ route, folder }: ToolEntry) => folder !== undefined || route === written
