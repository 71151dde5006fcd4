import { randomBelow, type RandomSource } from '@kleinzeug/random'
import type { Opening } from '../openings.ts'
import type { Ply } from '../ply.ts'
import { checkScript, type CheckedLine } from '../script.ts'

/** A move to be asked, with the position it is made in. */
export interface Question {
  /** Position before the move, as FEN. */
  readonly before: string
  readonly ply: Ply
  /** Title of the line it comes from. */
  readonly title: string
}

/** A line that questions can come from; its moves are checked when they are asked for. */
export interface DrillLine {
  readonly title: string
  /** Share of the questions that come from it. */
  readonly weight: number
  /** `undefined` when the line cannot be read. */
  readonly read: () => CheckedLine | undefined
}

/** Number of questions of a run. */
export const questionsOfRun = 10

/** Length of the sprint in ms. */
export const sprintTime = 30_000

/** A line of the trainer as one to ask from; the longer, the more of the questions come from it. */
export function drillLine({ title, script, start }: Opening): DrillLine {
  let line: CheckedLine | undefined
  return {
    title,
    weight: script.split(/\s+/).length,
    read: () => {
      const checked = line ?? checkScript(script, 'german', start)
      if ('plies' in checked) return checked
      line = checked.ok ? checked.line : undefined
      return line
    },
  }
}

/** Every move of a line as a question. */
export const questionsOf = ({ start, plies }: CheckedLine, title: string): readonly Question[] =>
  plies.map((ply, index) => ({ before: plies[index - 1]?.after ?? start, ply, title }))

function drawFrom(lines: readonly DrillLine[], random: RandomSource) {
  let left = randomBelow(
    lines.reduce((sum, { weight }) => sum + weight, 0),
    random,
  )
  return lines.find(({ weight }) => (left -= weight) < 0)
}

/** How many draws are made for each question before fewer are returned. */
const draws = 20

/**
 * Draws moves of random lines, no two of them alike.
 *
 * @param isAskable which moves come into question
 * @returns fewer than `count` where the lines do not have as many
 */
export function drawQuestions(
  lines: readonly DrillLine[],
  count: number,
  random: RandomSource,
  isAskable: (ply: Ply) => boolean = () => true,
): readonly Question[] {
  const drawn = new Map<string, Question>()
  for (let draw = 0; draw < count * draws && drawn.size < count && lines.length > 0; draw += 1) {
    const line = drawFrom(lines, random)
    const read = line?.read()
    if (!line || !read || read.plies.length === 0) continue
    const questions = questionsOf(read, line.title)
    const question = questions[randomBelow(questions.length, random)]
    if (question && isAskable(question.ply)) drawn.set(question.ply.after, question)
  }
  return [...drawn.values()]
}

/** Draws a line that is long enough and asks its first moves in order. */
export function drawBeginning(
  lines: readonly DrillLine[],
  count: number,
  random: RandomSource,
): readonly Question[] {
  for (let draw = 0; draw < draws * draws && lines.length > 0; draw += 1) {
    const line = drawFrom(lines, random)
    const read = line?.read()
    if (line && read && read.plies.length >= count) return questionsOf(read, line.title).slice(0, count)
  }
  return []
}
