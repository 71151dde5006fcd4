import { numberFormat } from '@kleinzeug/shell/labels'
import { digitNames, signNames } from './spokenSigns.en.ts'
import type { LabelsOf } from '@kleinzeug/shell/labels'
import type { drawerLabels } from './drawerLabels.ts'

const decimal = numberFormat('en', { maximumFractionDigits: 1 })
const whole = numberFormat('en', { maximumFractionDigits: 0 })
const NARROW = '\u202f'
const rate = (speed: number) =>
  speed < 1e6
    ? whole(speed)
    : speed < 1e9
      ? `${decimal(speed / 1e6)} million`
      : `${decimal(speed / 1e9)} billion`
const bitsText = (bits: number) => `${decimal(Math.floor(bits * 10) / 10)}\u202fbits`

/** The English texts of what is in the drawers. */
export const englishDrawerLabels: LabelsOf<typeof drawerLabels> = {
  sheetIntro:
    'The password on paper, with code and spelling, for the day when you need it and have forgotten it. Printing takes it through your printer and its memory.',
  sheetKind: 'How',
  sheetKinds: { whole: 'one sheet', split: 'three parts, two are enough' },
  sheetFailed: 'The sheet could not be made. Check the connection, or shorten the password.',
  sheetNote: 'Who has this sheet has the password. Keep it like a passport.',
  sheetFor: 'For:',
  sharePage: (part, of) => `Emergency sheet, part ${part} of ${of}`,
  shareNote:
    'This part alone tells only how long the password is. Two of the three give it: Pass Maker, emergency sheet, enter two parts. Keep each part in another place.',
  readSharesIntro: 'You have two parts? Enter them; spaces and capitals do not matter.',
  shareField: (place) => (place === 1 ? 'One part' : 'Another part'),
  joinShares: 'Put together',
  joined: 'The password',
  shareUnreadable: 'A sign is wrong here, or missing. Compare it with the sheet.',
  sharesApart: 'These parts do not belong together. Take two different parts of the same password.',
  ownListIntro:
    'One word a line, with or without the numbers of a Diceware list before it. Capitals make no difference. The list stays on this page: it is not stored, and holds until you leave the page.',
  ownListField: 'Words',
  ownListHint: (fewest, mostBytes) => `At least ${fewest} different words, at most ${mostBytes / 1e6} MB.`,
  ownListTake: 'Take these words',
  ownListFile: 'Choose a file',
  ownListUnread: 'The file could not be read. Open it and paste the words here.',
  ownListTaken: ({ size, repeated, leftOut, firstLeftOut }) =>
    [
      `Drawn from ${whole(size)} different words now.`,
      ...(repeated > 0 ? [`Repeated words, not counted: ${whole(repeated)}.`] : []),
      ...(leftOut > 0
        ? [
            `Lines left out: ${whole(leftOut)}, the first is line ${whole(firstLeftOut)}. A word has 30 characters at most, all of them letters, and no ß.`,
          ]
        : []),
    ].join(' '),
  ownListProblem: (problem, fewest, mostBytes) => {
    switch (problem.kind) {
      case 'empty':
        return 'There is no word here yet.'
      case 'too-large':
        return `This is more than ${mostBytes / 1e6} MB. Shorten the list.`
      default:
        return `Different words: ${problem.words}; lines that hold anything else than a word of letters: ${problem.leftOut}. Take at least ${fewest} words, or a password would have to be very long.`
    }
  },
  rollsIntro:
    'Throw a die or a coin and enter what falls. Your number is added to the one that is drawn: the result is as random as the better of the two, even if you do not trust the browser, or the die.',
  rollTool: 'With',
  rollTools: { die: 'die', coin: 'coin' },
  face: (tool, face) => (tool === 'die' ? String(face + 1) : face === 0 ? 'heads' : 'tails'),
  rolled: (throws, bits) =>
    `${throws === 1 ? '1 throw' : `${throws} throws`}, ${bitsText(bits)} of your own.`,
  chiSquared: (value, verdict) =>
    `χ² = ${decimal(value)}: ${
      {
        few: 'too few throws to judge.',
        odd: 'A fair throw falls as unevenly once in a thousand times.',
        even: 'inconspicuous.',
      }[verdict]
    }`,
  rollBack: 'Strike the last',
  rollsClear: 'Strike all',
  drawWithRolls: 'Make a password of it',
  originTitle: 'How it became the password',
  originSum: ({ drawn, thrown, size, made }) =>
    `The browser drew ${whole(drawn)}, you threw ${whole(thrown)}. The sum divided by ${whole(size)}, the number of all passwords, leaves ${whole(made)}.`,
  originStep: ({ number: from, by, quotient, remainder }, word) =>
    `${whole(from)} : ${whole(by)} = ${whole(quotient)}, remainder ${whole(remainder)}. Word ${whole(remainder)} of the list, counted from 0, is “${word}”.`,
  originNumber: (made) =>
    `The password is number ${whole(made)} of all that the method gives in their order.`,
  originPage: (page, of) => `Step ${page} of ${of}`,
  next: 'Next',
  back: 'Back',
  ownIntro:
    'It is checked in your browser (zxcvbn-ts, loaded with the first character). Nothing is sent or stored.',
  ownField: 'Your password',
  ownShow: 'Show',
  ownLoading: 'Loading the check …',
  ownFailed: 'The check did not arrive. Check the connection and type another character.',
  ownResult: (bits) => `At most ${bitsText(bits)}`,
  ownUncertain:
    'This is an estimate from known patterns: with passwords that people made up nobody can compute, only guess.',
  ownRanking: (weaker) =>
    weaker ? 'Weaker than the password drawn above.' : 'By this estimate no weaker than the one drawn above.',
  weakness: {
    straightRow: 'A row of keys.',
    keyPattern: 'A short keyboard pattern.',
    simpleRepeat: 'A repeated character.',
    extendedRepeat: 'A repeated sequence.',
    sequences: 'A sequence like “abc”.',
    recentYears: 'A recent year.',
    dates: 'A date.',
    topTen: 'One of the ten most common passwords.',
    topHundred: 'One of the hundred most common passwords.',
    common: 'A common password.',
    similarToCommon: 'Nearly a common password.',
    wordByItself: 'A single word.',
    namesByThemselves: 'A name by itself.',
    commonNames: 'A common name.',
    userInputs: 'Something about you.',
    pwned: 'Known from a data breach.',
  },
  attackSpeed: ({ speed }) =>
    speed < 1 ? `${whole(speed * 3600)} guesses an hour` : `${rate(speed)} guesses a second`,
  triesIntro:
    'A PIN counts only where it is locked after a few tries: the chance holds for three tries and a PIN that was drawn. Birthdays or 1234 are another matter.',
  sourcesIntro:
    'The bits follow from the method: every possible result has a number, and the number is drawn. The time is the mean, until half of all possibilities are tried. An attacker with a hundred cards needs a hundredth of it, which is nearly 7 bits. Each step more doubles the time of bcrypt: with 2¹⁰ rounds it takes 32 times as long.',
  hiddenHint: 'Hidden while “Hide” is pressed.',
  clearAfter: 'Clear after copying',
  clearAfterText: (seconds) => (seconds === 0 ? 'never' : `after ${seconds}${NARROW}s`),
  clipboardHistory:
    'If your system keeps a clipboard history (Windows: Windows + V; telephones: in the keyboard), the password stays in it. A page cannot clear that.',
  site: 'Website',
  siteHint: (date) => `434 sites are in Apple's list (as of ${date}); your browser looks it up itself.`,
  lookUpSite: 'Look up',
  siteFound: (domain) => `The rules of ${domain} apply now.`,
  siteUnknown: 'This site is not in the list. Paste its rules below or set them by hand.',
  siteListFailed: 'The list did not arrive. Check the connection and look it up again.',
  siteRulesIntro:
    'Others name their rules in their source (attribute “passwordrules”). Paste the rules or the whole attribute, and every password keeps them.',
  siteRulesField: 'Rules',
  readRules: 'Apply the rules',
  rulesRead: 'Rules applied. The kind is “Characters” now.',
  writtenRules: 'Your settings as rules',
  copyRules: 'Copy the rules',
  rulesCopied: 'Rules copied.',
  spellingTable: 'Table',
  spellingTables: {
    din2022: 'DIN 5009:2022, German cities',
    din1996: 'old German table',
    nato: 'international',
  },
  spelled: (spelled) => {
    switch (spelled.kind) {
      case 'letter':
        return `${spelled.upper ? 'capital' : 'small'} ${spelled.word}`
      case 'digit':
        return `digit ${digitNames[Number(spelled.character)] ?? spelled.character}`
      default:
        return signNames[spelled.character] ?? `character ${spelled.character}`
    }
  },
  codeIntro: 'The code contains the password. Show it to nobody who should not have it.',
  wifiName: 'Name of the Wi-Fi',
  wifiNameHint: 'With it a telephone joins by itself. Without it the code holds the password only.',
  codeOf: 'QR code with the password',
  codeTooLong: 'This is too long for a QR code. Shorten the name or the password.',
  manyCount: 'How many',
  manyProblem: 'A whole number from 1 to 500.',
  makeMany: 'Make them',
  copyAll: 'Copy all',
  saveAll: 'Save as a file',
  allCopied: 'All copied.',
  manyFile: 'passwords.txt',
  manyResult: (count) => (count === 1 ? '1 password' : `${count} passwords`),
  noPrevious: 'None has been replaced yet.',
  previousIntro: 'Only in this tab, and only until you leave the page.',
  bringBack: (position) => `Bring back number ${position}`,
  forget: 'Forget all',
  forgotten: 'Forgotten.',
}

/** Under the name that the German texts have, for the English entry. */
export { englishDrawerLabels as drawerLabels }
