import { readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import * as v from 'valibot'

/** One instruction of a Dockerfile: its keyword and what follows, with continued lines joined. */
export interface Step {
  readonly keyword: string
  readonly text: string
  /** The words of an instruction in the JSON form, such as `["node", "start.ts"]`. */
  readonly words: readonly string[]
}

function wordsOf(text: string): readonly string[] {
  const json = /\[.*\]$/s.exec(text)?.[0]
  return json === undefined ? [] : v.parse(v.array(v.string()), JSON.parse(json))
}

/** The instructions of each stage, from its FROM on. */
export function stagesOf(dockerfile: string): readonly Step[][] {
  const stages: Step[][] = []
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') stages.push([])
    const text = (instruction.getRawArgumentsContent() ?? '').replaceAll(/\\\n\s*/g, '')
    stages.at(-1)?.push({ keyword, text, words: wordsOf(text) })
  }
  return stages
}

/** What the linter of the Docker language server has to say, as `line: message`. */
export const faultsOf = (dockerfile: string): string[] =>
  validate(dockerfile).map(
    ({ range, message }) =>
      `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  )

export const readDockerfile = (): string => readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
