/** As long as the longest sentence of a thing. */
const DOTS = '•'.repeat(220)

/** Stands where the sentence of the thing in the middle is loaded. */
export const UnlitSentence = () => (
  <p className="size-comparison-sentence ui-unlit" aria-hidden="true">
    {DOTS}
  </p>
)
