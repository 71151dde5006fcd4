import { parsePartialDate } from '../dates/partialDate.ts'
import { safeLink } from '../links.ts'
import { pageWords } from '../sections.ts'
import { isPersonalHeading } from './readingText.ts'

const labels = ['address', 'telephone', 'email', 'website', 'born', 'citizenship', 'maritalStatus'] as const
type Label = (typeof labels)[number]

const further: Readonly<Partial<Record<Label, string>>> = {
  address: 'adresse|wohnort',
  telephone: 'tel\\.?|mobil|handy|mobile|telephone',
  email: 'mail|e-?mail-adresse',
  website: 'web|website|homepage|linkedin|xing|github',
  born: 'geboren am|geburtsdatum|geb\\.|date of birth|birthday',
  citizenship: 'nationalität|nationality',
}
const patterns = labels.map((label) => {
  const words = [pageWords.de[label], pageWords.en[label], further[label]].filter(Boolean).join('|')
  return [label, new RegExp(`^(?:${words})(?::\\s*|\\s+)(\\S.*)$`, 'i')] as const
})

/** What stands behind a label: „Geboren: 12.08.1988 in Gießen“. */
export function labelled(line: string): { readonly label: Label; readonly value: string } | undefined {
  for (const [label, pattern] of patterns) {
    const value = pattern.exec(line)?.[1]
    if (value) return { label, value }
  }
  return undefined
}

const emailIn = (text: string) =>
  /(?<![\p{L}\d.+_-])[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.exec(text)?.[0] ?? ''
const telephoneIn = (text: string) =>
  /(?:\+|00|0)\d[\d\s()/-]{5,}\d/.exec(text.replaceAll(/\d{1,2}\.\d{1,2}\.\d{4}/g, ''))?.[0].trim() ?? ''
const addressIn = (text: string) =>
  /(?<![\p{L}. -])([\p{L}. -]+\d+\s?\p{L}?),?\s+(\d{5}\s+\p{L}[\p{L} -]+)/u.exec(text)?.slice(1) ?? []
const isWebsite = (line: string) => !line.includes('@') && line.includes('.') && safeLink(line) !== undefined

/** Lengths of a line of a text, in letters; a shorter one may be anything. */
const LONG = 40

/** Finds the person in the lines above the first section. */
export function personIn(head: readonly string[]) {
  const lines = head.map((line) => line.replace(/^[-–—•*·▪●]\s+/, ''))
  const values = Map.groupBy(
    lines.flatMap((line) => labelled(line) ?? []),
    ({ label }) => label,
  )
  const valuesOf = (label: Label) => (values.get(label) ?? []).map(({ value }) => value)
  const free = lines.filter((line) => !labelled(line) && !isPersonalHeading(line))
  const all = free.join('\n')
  const [ownAddress = ''] = valuesOf('address')
  const own = ownAddress.split(/,\s*(?=\d{4,5}\s)/)
  const [street = ownAddress, city = ''] = own.length === 2 ? own : addressIn(free.join(', '))
  const [, birthDate = '', birthCity = ''] =
    /^(?:am\s+)?(\d{1,2}\.\d{1,2}\.\d{4})(?:,?\s+(?:in\s+)?(\p{L}.*))?$/u.exec(valuesOf('born')[0] ?? '') ??
    []
  const [website = '', ...urls] = [...valuesOf('website'), ...free.filter(isWebsite)]
  const named = free.filter((line) => !/\d|@|:|lebenslauf|resume|curriculum/i.test(line) && !isWebsite(line))
  const [name = '', title = ''] = named
  const telephone = valuesOf('telephone')[0] ?? telephoneIn(all)
  const email = emailIn([...valuesOf('email'), all].join('\n'))
  const isContact = (line: string) =>
    [street, city, email, telephone].some((part) => part && line.includes(part))
  const isTitle = title !== '' && title.length <= LONG * 2 && !/[.!?]$/.test(title)
  const texts = free.filter((line) => line !== name && !(isTitle && line === title) && !isContact(line))
  const from = texts.findIndex((line) => line.length > LONG)
  return {
    personalData: {
      name,
      email,
      telephone,
      street: street.trim(),
      city: city.trim(),
      website,
      urls,
      birthDate: parsePartialDate(birthDate) ?? '',
      birthCity,
      citizenship: valuesOf('citizenship')[0] ?? '',
      maritalStatus: valuesOf('maritalStatus')[0] ?? '',
    },
    professionData: {
      title: isTitle ? title : '',
      professionReasonText:
        from < 0
          ? ''
          : texts
              .slice(from)
              .filter((line) => !isWebsite(line))
              .join(' '),
    },
  }
}
