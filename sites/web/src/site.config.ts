/**
 * Everything a person who takes this site over has to edit. Values marked with `placeholder` must be
 * filled in before the site is published; a production build warns while one of them stands.
 */
export const placeholder = 'BITTE AUSFÜLLEN'

/** Where the backend answers: an own path. Apart from the rest, because the first script of every page needs it. */
export const apiRoot = '/apix'

/** Whether visits are counted at all; a visitor's Do-Not-Track and GPC are kept either way. */
export const countVisits: boolean = true

export const siteConfig = {
  /** The name of the product: page titles, first entry of the navigation. */
  product: 'Kleinzeug',
  /** The two words on the dot matrix; letters A to Z, Ä, Ö, Ü and digits. */
  brandWords: ['KLEIN', 'ZEUG'],
  tagline: 'Werkstatt für kleine Programme',
  /** The language of the site, as BCP 47. */
  language: 'de',
  /** Where the site will stand, without a slash at the end: canonical links, feed, sitemap. */
  baseUrl: 'https://kleinzeug.example',
  /** The address behind „Kontakt“. */
  email: 'post@kleinzeug.example',
  /** Who answers for the site, § 5 DDG. */
  operator: {
    name: placeholder,
    address: [placeholder],
  },
} as const

/** The names of the settings that still hold a placeholder. */
export function unfilledSettings(config: typeof siteConfig = siteConfig): string[] {
  const { operator, email, baseUrl } = config
  const open: Array<[string, boolean]> = [
    ['operator.name', operator.name === placeholder],
    ['operator.address', operator.address.some((line) => line === placeholder)],
    ['email', email.endsWith('.example')],
    ['baseUrl', baseUrl.endsWith('.example')],
  ]
  return open.filter(([, unfilled]) => unfilled).map(([name]) => name)
}
