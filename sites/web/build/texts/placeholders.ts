/** Set for `npm start` and the tests, which need no operator. */
const permission = 'ALLOW_PLACEHOLDERS'

/** Warning about unfilled settings of src/site.config.ts. Throws where the environment does not allow them. */
export function checkPlaceholders(
  unfilled: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (unfilled.length === 0) return undefined
  const names = unfilled.join(', ')
  if (environment[permission] === '1')
    return `${permission}=1: built with placeholders in src/site.config.ts: ${names}. Not for publishing.`
  throw new Error(
    `Fill in before publishing (src/site.config.ts): ${names}. ${permission}=1 builds without them, for trials.`,
  )
}
