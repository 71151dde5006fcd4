/** Rules of sites that name theirs, by domain, in the `passwordrules` syntax. */
export type RulesByDomain = Readonly<Record<string, string>>

/** Day of the list: of the last change of `password-rules.json` that is taken over. */
export const LIST_DATE = '2026-08-22'

export interface FoundRules {
  readonly domain: string
  readonly rules: string
}

/** Loads the list of Apple's password-manager-resources, which comes with this package. */
export const loadSiteRules = async (): Promise<RulesByDomain> => (await import('./rules.json')).default

/** The host of what somebody types or pastes: a domain, or a whole address. */
const hostOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '')

/** The rules of a domain, or of the one that it belongs to. */
export function rulesOfSite(list: RulesByDomain, text: string): FoundRules | undefined {
  const labels = hostOf(text).split('.')
  for (let from = 0; from <= labels.length - 2; from++) {
    const domain = labels.slice(from).join('.')
    const rules = Object.hasOwn(list, domain) ? list[domain] : undefined
    if (rules !== undefined) return { domain, rules }
  }
  return undefined
}
