import type { Weakness } from './labels.ts'
import { loadAllWords } from './words/loadWords.ts'

/** What a password that somebody made up is worth at most. */
export interface Estimate {
  readonly bits: number
  readonly weakness: Weakness | undefined
}

const isWeakness = (warning: string): warning is Weakness => /^[a-zA-Z]+$/.test(warning)

/** Loads zxcvbn, the lists of common passwords and both word lists, and gives the function that estimates. */
export async function loadEstimate(): Promise<(password: string) => Estimate> {
  const [{ ZxcvbnFactory }, common, german, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    loadAllWords('german'),
    loadAllWords('english'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: {
      passwords: common.dictionary['passwords-common'],
      german: [...german],
      english: [...english],
    },
    graphs: common.adjacencyGraphs,
  })
  return (password) => {
    // Its time grows with the square of the length; what is beyond 100 characters only makes it stronger.
    const { guessesLog10, feedback } = zxcvbn.check(password.slice(0, 100))
    const warning = feedback.warning ?? ''
    return { bits: guessesLog10 / Math.log10(2), weakness: isWeakness(warning) ? warning : undefined }
  }
}
