import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { digits, lowerCase, symbols, uniqueCharacters, upperCase } from './characterRules.ts'
import { isSiteRulesProblem, readSiteRules, type SiteRules } from './passwordRules.ts'
import { writeSiteRules } from './writeSiteRules.ts'

const printable = lowerCase + upperCase + digits + symbols
const sorted = (set: string) => Array.from(set).toSorted().join('')
const normal = (rules: SiteRules) => ({
  ...rules,
  alphabet: sorted(rules.alphabet),
  required: rules.required.map(sorted),
})

describe('rules of real sites', () => {
  test('with classes, lists and numbers', () => {
    const rules = readSiteRules(
      `required: upper; required: lower; required: digit, [-().&@?'#,/";+]; max-consecutive: 2; minlength: 20; maxlength: 64;`,
    )
    expect(rules).toMatchObject({ maxConsecutive: 2, minLength: 20, maxLength: 64 })
    expect('required' in rules && rules.required).toEqual([upperCase, lowerCase, `${digits}-().&@?'#,/";+`])
  })

  test('lengths alone allow everything that can be typed', () => {
    expect(readSiteRules('minlength: 8')).toMatchObject({ alphabet: printable, required: [], minLength: 8 })
  })

  test('of several numbers the strictest counts', () => {
    expect(readSiteRules('minlength: 8; minlength: 12; maxlength: 30; maxlength: 20')).toMatchObject({
      minLength: 12,
      maxLength: 20,
    })
  })

  test.each([
    ['required: [-abc]', '-abc'],
    // As Apple's own reader has it.
    ['required: [abc-]', 'abc'],
    ['required: [a-z]', 'az'],
    ['required: []]', ']'],
    ['required: [;,]', ';,'],
  ])('brackets hold what they list: %s', (text, set) => {
    expect(readSiteRules(text)).toMatchObject({ required: [set] })
  })
})

test.each([
  'passwordrules="minlength: 8; required: [&quot;&amp;]"',
  `<input type="password" passwordrules='minlength: 8; required: ["&]' autocomplete="new-password">`,
  'PasswordRules = "minlength: 8; required: [&quot;&amp;]"',
])('a whole attribute is read by its value: %s', (text) => {
  expect(readSiteRules(text)).toMatchObject({ minLength: 8, required: ['"&'] })
})

test.each([
  ['required upper', 'no-colon'],
  ['require: upper', 'unknown-rule'],
  ['required: uper', 'unknown-class'],
  ['required: [abc', 'open-bracket'],
  ['minlength: acht', 'bad-number'],
  ['maxlength: 0', 'bad-number'],
  ['minlength: 20; maxlength: 10', 'range'],
  ['minlength: 500', 'range'],
  ['', 'empty'],
  [' ; ;', 'empty'],
])('%s is refused as %s', (text, kind) => {
  expect(readSiteRules(text)).toMatchObject({ kind })
})

const set = fc.subarray(Array.from(printable), { minLength: 1 }).map((characters) => characters.join(''))

test.prop([
  fc.record({
    required: fc.uniqueArray(set, { maxLength: 4 }),
    more: set,
    maxConsecutive: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    minLength: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    maxLength: fc.option(fc.integer({ min: 20, max: 99 }), { nil: undefined }),
  }),
])('what is written is read as it was', ({ more, ...rest }) => {
  const rules = { ...rest, alphabet: uniqueCharacters(rest.required.join('') + more) }
  const read = readSiteRules(writeSiteRules(rules))
  expect(isSiteRulesProblem(read) ? read : normal(read)).toEqual(normal(rules))
})

test.prop([fc.string({ unit: fc.constantFrom(...Array.from('rqudlm:;,[]- 19')), maxLength: 60 })])(
  'reading never throws',
  (text) => {
    readSiteRules(text)
  },
)
