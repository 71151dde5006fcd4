import { numberFormat } from '@kleinzeug/shell/labels'
import { englishShellLabels } from '@kleinzeug/shell/labels/en'
import { englishDrawerLabels } from './drawerLabels.en.ts'
import type { PasswordMakerLabels } from './labels.ts'

const NARROW = '\u202f'
const number = numberFormat('en', { maximumFractionDigits: 1 })
const whole = numberFormat('en', { maximumFractionDigits: 0 })

const big = (amount: number): string => {
  if (amount < 10) return number(amount)
  if (amount < 1e6) return whole(Number(amount.toPrecision(2)))
  if (amount < 1e9) return `${number(Number((amount / 1e6).toPrecision(2)))} million`
  if (amount < 1e12) return `${number(Number((amount / 1e9).toPrecision(2)))} billion`
  return 'over 1 trillion'
}

const settings = {
  words: ['word', 'words'],
  characters: ['character', 'characters'],
  syllables: ['syllable word', 'syllable words'],
} as const
const amount = (kind: keyof typeof settings, count: number) =>
  `${count}${NARROW}${settings[kind][count === 1 ? 0 : 1]}`
const bitsText = (bits: number) => `${number(Math.floor(bits * 10) / 10)}${NARROW}bits`

/** The English texts of the Pass Maker. */
export const englishLabels: PasswordMakerLabels = {
  ...englishShellLabels,
  title: 'Pass Maker',

  purpose: 'What for',
  purposes: { main: 'To remember', account: 'Account', wifi: 'Wi-Fi', pin: 'PIN', name: 'User name' },
  source: (kind, length, choices) => `${amount(kind, length)} of ${whole(choices)}`,
  bits: bitsText,
  waiting: 'A password will appear here.',
  listLoading: 'Loading the word list …',
  listFailed:
    'The word list did not arrive. Check the connection and load it again, or use characters instead.',
  tryAgain: 'Load again',
  scale: 'Time to guess',
  attack: (id) =>
    ({
      online: 'Limited login page',
      bcrypt: 'Stolen, bcrypt with 2⁵ rounds',
      wpa: 'Recorded Wi-Fi login',
      ntlm: 'Stolen, NTLM',
    })[id],
  duration: (duration) => {
    if (duration.unit === 'instant') return 'at once'
    if (duration.unit === 'universe')
      return duration.amount < 2 ? 'age of the universe' : `${big(duration.amount)} universes`
    const text = big(duration.amount)
    return `${text}${NARROW}${duration.unit}${text === '1' ? '' : 's'}`
  },
  mark: {
    second: `1${NARROW}s`,
    hour: `1${NARROW}h`,
    day: 'day',
    year: 'year',
    millennium: `1,000${NARROW}y`,
    universe: 'universe',
  },
  tries: 'Three tries',
  oneIn: (many) => (many < 2 ? 'certain' : `1 in ${big(many)}`),
  sources: 'Where the numbers come from',
  hiddenPassword: (length) => `Hidden, ${length} characters`,

  renew: 'New',
  copy: 'Copy',
  copied: 'Copied.',
  hide: 'Hide',
  keys: {
    renew: 'New password',
    copy: 'Copy the password',
    hide: 'Hide or show',
    longer: 'Longer',
    shorter: 'Shorter',
    showKeys: 'Show the keys',
  },
  made: (bits) => `New password, ${bitsText(bits)}.`,

  kind: 'Kind',
  kinds: { words: 'Words', characters: 'Characters', syllables: 'Speakable' },
  by: 'Choose',
  byLength: 'the length',
  byBits: 'the strength',
  count: 'Length',
  countText: amount,
  wifiLength: 'A Wi-Fi takes 8 to 63 characters; every result keeps that.',
  wantedBits: 'Wanted strength',
  unreached: (bits, wanted) =>
    `No more than ${bitsText(bits)} are possible this way, ${bitsText(wanted)} were wanted. Allow more characters or a greater length.`,
  lengthFollows: (kind, length) => `${amount(kind, length)} will do.`,
  language: 'Word list',
  languages: { german: 'German', english: 'English' },
  separator: 'Between the words',
  separators: (separator) =>
    ({
      '': 'nothing',
      ' ': 'space',
      '-': 'hyphen',
      '.': 'full stop',
      _: 'underscore',
      digit: 'a digit that is drawn',
    })[separator] ?? separator,
  ownSeparator: 'something else',
  ownSeparatorField: 'Separator of your own',
  capitals: 'Capitals',
  capitalChoices: { none: 'none', each: 'first letters', one: 'one whole word' },
  digit: 'A digit behind one word',
  sets: 'Characters',
  set: { lower: 'Lower case', upper: 'Upper case', digits: 'Digits', symbols: 'Signs' },
  presence: { off: 'no', allowed: 'allowed', required: 'required' },
  leastDigits: 'Digits at least',
  leastSymbols: 'Signs at least',
  noLookAlikes: 'Without look-alikes (I l 1 | O 0 o)',
  without: 'Leave these characters out',
  withoutHint: 'What your keyboard lacks, for example.',
  maxLength: 'Longest the site takes',
  maxLengthHint: 'Empty if it names none.',
  problem: (problem) => {
    switch (problem.kind) {
      case 'no-characters':
        return 'No character is left. Allow at least one group.'
      case 'set-emptied':
        return 'A required group is empty, because all of its characters are left out. Leave out less, or do not require it.'
      case 'too-short':
        return `All required groups need at least ${problem.least} characters. Raise the greatest length, or require less.`
      case 'separator':
        return 'A separator has five characters at most and no letters; otherwise words could not be told apart.'
      case 'list-separator':
        return 'Words of your list begin other ones. Without a separator different passwords would look the same; choose one, or capitals at each word.'
      case 'wifi-list':
        return 'A Wi-Fi password consists of ASCII characters. Your list has other letters; take one of ours here.'
      case 'wifi-sign':
        return 'A Wi-Fi password consists of ASCII characters. Take another separator.'
      case 'wifi-length':
        return 'A Wi-Fi takes 8 to 63 characters. Nothing like that comes out; change length or separator.'
      default:
        return englishLabels.rulesProblem(problem.problem)
    }
  },
  rulesProblem: ({ kind, part }) => {
    switch (kind) {
      case 'no-colon':
        return `“${part}” lacks its colon, as in “required: upper”.`
      case 'unknown-rule':
        return `“${part}” is no rule. Known are required, allowed, max-consecutive, minlength and maxlength.`
      case 'unknown-class':
        return `“${part}” is no class. Known are upper, lower, digit, special, ascii-printable, unicode and [characters in brackets].`
      case 'open-bracket':
        return `“${part}” lacks its closing bracket.`
      case 'bad-number':
        return `“${part}” holds no whole number from 1.`
      case 'range':
        return `“${part}” contradicts itself: the least length is above the greatest, or above 128.`
      case 'too-many':
        return `No site requires more than ${part} groups. Join groups with a comma.`
      default:
        return 'There is no rule here yet.'
    }
  },

  clipboard: 'Clipboard',
  clearing: (seconds) => `Copied. The clipboard will be cleared in ${seconds}${NARROW}s.`,
  cleared: 'The clipboard is cleared.',
  clearedLate:
    'Cleared since you are back. When the time was over the window was not in front; until now the password stood there.',
  clearMissed:
    'The time is over, but the window was not in front; a page may not change the clipboard then. It may still hold the password. It is cleared as soon as you come back.',
  clearNow: 'Clear now',
  passwordNotCopied:
    'The browser does not allow copying. Select the password and copy it with Ctrl + C, or with a long press.',
  siteRules: 'Rules of a site',
  rulesActive: 'The rules of a site apply.',
  removeRules: 'Remove the rules',
  spelling: 'Spell out',
  code: 'To the telephone',
  ...englishDrawerLabels,
  many: 'Many at once',
  previous: 'The last ones',
  sheet: 'Emergency sheet',
  rolls: 'Chance of your own',
  own: 'Check your own',
  ownList: 'Own word list',
  ownListShort: 'own',
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
