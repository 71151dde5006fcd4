import type { AnswersTo } from './Answer.ts'
import { answersTo as decider } from './decider.ts'
import { answersTo as notationTrainer } from './notationTrainer.ts'
import { answersTo as radio } from './radio.ts'
import { answersTo as worktime } from './worktime.ts'

/**
 * What the search can do of the tools when they are asked for in their words: „W20“, „20 min“, „31.12.“, „Sf3“. By route, and
 * apart from the list of tools, which every page loads.
 */
export const toolAnswers: Readonly<Record<string, AnswersTo>> = {
  decider,
  notationTrainer,
  radio,
  worktime,
}
