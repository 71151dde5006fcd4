import { uniqueCharacters } from './characterRules.ts'
import { classes, type SiteRules } from './passwordRules.ts'

const named = ['upper', 'lower', 'digit', 'special'] as const

/** The shortest way to write a set: names of whole classes, and the rest in brackets. */
function writeClass(set: string) {
  let rest = set
  const parts: string[] = []
  for (const name of named) {
    const members = classes[name] ?? ''
    if (!Array.from(members).every((member) => rest.includes(member))) continue
    parts.push(name)
    rest = uniqueCharacters(rest, members)
  }
  if (rest !== '') {
    // A hyphen comes first and a closing bracket last, so that neither is read as syntax.
    const middle = uniqueCharacters(rest, '-]')
    parts.push(`[${rest.includes('-') ? '-' : ''}${middle}${rest.includes(']') ? ']' : ''}]`)
  }
  return parts.join(', ')
}

/** Writes rules so that `readSiteRules` reads the same. */
export function writeSiteRules({ alphabet, required, maxConsecutive, minLength, maxLength }: SiteRules) {
  const covered = uniqueCharacters(alphabet, required.join(''))
  return [
    ...required.map((set) => `required: ${writeClass(set)};`),
    ...(covered === '' ? [] : [`allowed: ${writeClass(covered)};`]),
    ...(maxConsecutive === undefined ? [] : [`max-consecutive: ${maxConsecutive};`]),
    ...(minLength === undefined ? [] : [`minlength: ${minLength};`]),
    ...(maxLength === undefined ? [] : [`maxlength: ${maxLength};`]),
  ].join(' ')
}
