import type { RecipeProblem } from '../model/generator.ts'
import { problemLabels } from '../problemLabels.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'

/** Why a recipe gives no password. */
export default function Problem({ problem }: { problem: RecipeProblem }) {
  const { labels } = usePasswordMaker()
  return { ...problemLabels, ...labels }.problem(problem)
}
