/**
 * Everything a person who takes this site over has to edit. Values marked with `placeholder` must be
 * filled in before the site is published; a production build fails while one of them stands.
 */
export const placeholder = 'BITTE AUSFÜLLEN'

/** Where the backend answers: an own path. Apart from the rest, because the first script of every page needs it. */
export const apiRoot = '/apix'

export type VisitPolicy = 'on' | 'ask' | 'off'

/**
 * Whether a page view is reported to the own backend: always, only for visitors who have agreed, or never.
 * Do-Not-Track and GPC are honoured in every case. The report contains the size of the screen, which a script
 * reads from the visitor's device: whether that needs consent under § 25 TDDDG is for the operator to decide.
 */
export const visits: VisitPolicy = 'on'

/**
 * The day on which the site went live, YYYY-MM-DD; until then no text has appeared, and none has a day of publication
 * or a correction.
 */
export const liveSince: string | undefined = undefined

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
    /** The second way to reach the operator quickly: a telephone number, or the address of a form (EuGH C-298/07). */
    phone: placeholder,
  },
  /** Whose computers the site runs on. */
  hosting: {
    /** Name and place of the provider; „eigener Server“ where there is none. */
    provider: placeholder,
    /** How long its own log keeps addresses, in words: „7 Tage“, „gar nicht“. */
    logs: placeholder,
  },
  /** Days after which a reported visit is deleted; the backend's APIX_VISIT_DAYS must be the same. */
  visitDays: 90,
} as const

/** The names of the settings that still hold a placeholder. */
export function unfilledSettings(config: typeof siteConfig = siteConfig): string[] {
  const { operator, hosting, email, baseUrl } = config
  const open: Array<[string, boolean]> = [
    ['operator.name', operator.name === placeholder],
    ['operator.address', operator.address.some((line) => line === placeholder)],
    ['operator.phone', operator.phone === placeholder],
    ['hosting.provider', hosting.provider === placeholder],
    ['hosting.logs', hosting.logs === placeholder],
    ['email', email.endsWith('.example')],
    ['baseUrl', baseUrl.endsWith('.example')],
  ]
  return open.filter(([, unfilled]) => unfilled).map(([name]) => name)
}
