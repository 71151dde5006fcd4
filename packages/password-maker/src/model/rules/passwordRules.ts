import {
  digits,
  lowerCase,
  symbols,
  uniqueCharacters,
  upperCase,
  type CharacterRules,
} from './characterRules.ts'

// The `passwordrules` syntax of the HTML proposal (whatwg/html #3518):
//   required: upper; required: digit, [-().]; allowed: lower; max-consecutive: 2; minlength: 8; maxlength: 20;

/** Rules of a site in the form a generator needs. */
export interface SiteRules extends CharacterRules {
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
}

/** What speaks against a text of rules, with the part that it speaks about. */
export interface SiteRulesProblem {
  readonly kind:
    | 'no-colon'
    | 'unknown-rule'
    | 'unknown-class'
    | 'open-bracket'
    | 'bad-number'
    | 'empty'
    | 'range'
    | 'too-many'
  readonly part: string
}

/** Each required set doubles the counting; sites ask for four. */
const MOST_SETS = 6

/** Longer passwords are not asked for by any site that its writers meant to be used. */
export const LONGEST = 128

// The proposal's own set of signs ends with the space; no password field shows a space at its end.
export const classes: Readonly<Record<string, string>> = {
  lower: lowerCase,
  upper: upperCase,
  digit: digits,
  special: symbols,
  'ascii-printable': lowerCase + upperCase + digits + symbols,
  unicode: lowerCase + upperCase + digits + symbols,
}

/** Splits at a sign, but not inside brackets, where `]` may be the last character itself. */
function splitOutside(text: string, sign: string) {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') {
      const end = endOfClass(text, at)
      part += text.slice(at, end + 1)
      at = end
    } else if (text[at] === sign) {
      parts.push(part.trim())
      part = ''
    } else part += text[at]
  }
  return [...parts, part.trim()]
}

function endOfClass(text: string, start: number) {
  const end = text.indexOf(']', start)
  if (end === -1) return text.length
  return text[end + 1] === ']' ? end + 1 : end
}

/** The characters of one class, by its name or listed in brackets. */
function classOf(part: string): string | SiteRulesProblem {
  if (part.startsWith('[')) {
    if (!part.endsWith(']') || part.length < 2) return { kind: 'open-bracket', part }
    // As in Apple's reader: a hyphen counts only as the first sign, since `[a-z]` lists an a and a z.
    const listed = uniqueCharacters(
      Array.from(part.slice(1, -1))
        .filter((sign, at) => sign >= '!' && sign <= '~' && (sign !== '-' || at === 0))
        .join(''),
    )
    return listed === '' ? { kind: 'empty', part } : listed
  }
  return classes[part.toLowerCase()] ?? { kind: 'unknown-class', part }
}

function unionOf(value: string): string | SiteRulesProblem {
  let union = ''
  for (const part of splitOutside(value, ',')) {
    const found = classOf(part)
    if (typeof found !== 'string') return found
    union += found
  }
  return uniqueCharacters(union)
}

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', '#39': "'", lt: '<', gt: '>' }

/** The value of a whole attribute that was pasted: `passwordrules="…"`, also inside of its tag. */
function valueOfAttribute(text: string) {
  const [, , value] = /\bpasswordrules\s*=\s*(["'])([\s\S]*?)\1/i.exec(text) ?? []
  return value?.replaceAll(/&(quot|amp|#39|lt|gt);/g, (entity, name: string) => entities[name] ?? entity)
}

/** Reads rules; what cannot be read is named, and nothing is guessed. */
export function readSiteRules(pasted: string): SiteRules | SiteRulesProblem {
  const text = valueOfAttribute(pasted) ?? pasted
  const required: string[] = []
  let allowed = ''
  const numbers: { minlength?: number; maxlength?: number; 'max-consecutive'?: number } = {}
  for (const rule of splitOutside(text, ';')) {
    if (rule === '') continue
    const colon = rule.indexOf(':')
    if (colon === -1) return { kind: 'no-colon', part: rule }
    const name = rule.slice(0, colon).trim().toLowerCase()
    const value = rule.slice(colon + 1).trim()
    if (name === 'required' || name === 'allowed') {
      const union = unionOf(value)
      if (typeof union !== 'string') return union
      if (name === 'required') required.push(union)
      else allowed += union
    } else if (name === 'minlength' || name === 'maxlength' || name === 'max-consecutive') {
      if (!/^\d{1,6}$/.test(value) || Number(value) < 1) return { kind: 'bad-number', part: rule }
      const known = numbers[name]
      // Of several the strictest counts, as the proposal has it.
      const strictest = name === 'minlength' ? Math.max : Math.min
      numbers[name] = known === undefined ? Number(value) : strictest(known, Number(value))
    } else return { kind: 'unknown-rule', part: name }
  }
  const union = uniqueCharacters(required.join('') + allowed)
  const { minlength: minLength, maxlength: maxLength, 'max-consecutive': maxConsecutive } = numbers
  if (union === '' && minLength === undefined && maxLength === undefined && maxConsecutive === undefined)
    return { kind: 'empty', part: text.trim() }
  const sets = [...new Set(required)]
  if (sets.length > MOST_SETS) return { kind: 'too-many', part: String(MOST_SETS) }
  if ((minLength ?? 1) > Math.min(maxLength ?? LONGEST, LONGEST))
    return { kind: 'range', part: `minlength: ${minLength}; maxlength: ${maxLength ?? LONGEST}` }
  return {
    alphabet: union === '' ? (classes['ascii-printable'] ?? '') : union,
    required: sets,
    maxConsecutive,
    minLength,
    maxLength,
  }
}

export const isSiteRulesProblem = (rules: SiteRules | SiteRulesProblem): rules is SiteRulesProblem =>
  'kind' in rules
