import { numberFormat } from '@kleinzeug/shell/labels'
import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import { domainMeaning, scales } from './model/ipip/scales.en.ts'
import { dayOf, monthOf, yearOf } from '@kleinzeug/calendar-day'
import type { SelfReportLabels } from './labels.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const mean = numberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signed = numberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`

/** The English texts of the self-report. */
export const englishLabels: SelfReportLabels = {
  ...englishShellLabels,
  ...englishImportLabels,
  title: 'Self-report',
  views: 'View',
  view: { trend: 'Trend', compare: 'Compare', test: 'Questionnaire' },
  span: 'Period',
  spans: { all: 'all', year: '1 year', quarter: '3 months' },
  none: '–',
  done: 'Done',

  start: 'Rate now',
  goOn: 'Go on rating',
  goOnSheet: (about) => (about ? `Go on with the sheet about ${about}` : 'Go on with the sheet'),
  traits: 'Traits',
  ownTraits: 'Your own …',
  files: 'Files',
  print: 'Print',
  steps: {
    finish: 'finishing a rating',
    discard: 'discarding',
    edit: 'edit',
    remove: 'deletion',
    trait: 'traits',
    reminder: 'reminder',
    import: 'import',
    sample: 'example',
  },
  overdue: (days) => `Your last rating was ${count(days, 'day', 'days')} ago. The next one takes a minute.`,
  later: 'Later',

  emptyTitle: 'What do you want to watch in yourself?',
  emptyText:
    'Choose a few traits that mean something to you. Three to seven will do; you can change them at any time.',
  firstTitle: 'Ready for the first rating',
  firstText: 'From the second one on, points become a line.',
  trend: 'Trend of your ratings',
  trendHint: 'Arrow keys go from rating to rating, Enter opens one.',
  trendPoint: (date, index, all, values) => `${englishLabels.longDate(date)}, ${index} of ${all}: ${values}`,
  traitValue: (name, value) => `${name} ${value ?? 'no value'}`,
  poles: (low, high) => (low || high ? `${low || '1'} to ${high || '7'}` : ''),
  openEntry: 'Open',

  from: 'From',
  to: 'To',
  compareNeeds: 'Comparing takes two ratings: two days, or a second view.',
  compareSame: 'Both sides are the same rating. Choose another one on one side.',
  side: (date, by) => (by ? `${by}, ${englishLabels.longDate(date)}` : englishLabels.longDate(date)),
  balance: ({ higher, lower, equal, alone }) =>
    [`${higher} higher`, `${lower} lower`, `${equal} equal`, ...(alone ? [`${alone} only once`] : [])].join(
      ', ',
    ),
  difference: (difference) =>
    difference === undefined ? '–' : difference === 0 ? '0' : signed(difference).replace('-', '−'),
  pair: (name, from, to) => `${name}: ${from}, then ${to}`,

  testName: 'IPIP-NEO-120',
  testIntro: [
    '120 short statements about five broad domains of personality, about 15 minutes. You can interrupt at any time and leave out any statement, including the three about politics.',
    'You learn how you have answered yourself, and nothing else: no percentile and no diagnosis. Take the numbers as something to think about, not as a verdict.',
  ],
  testStart: 'Begin the questionnaire',
  instruction: 'Instruction',
  toFirst: 'To the first statement',
  testTrend: 'The five domains over time',
  facetReading:
    'Near 5: your answers mostly speak for it. Near 1: they mostly speak against it. Statements that say the contrary are reversed. The number says no more.',
  testGoOn: (answered) => `Go on with the questionnaire (${answered} of 120)`,
  testAgain: 'Answer it again',
  testLimits:
    'Mean of your answers from 1 to 5. Whether that is much or little the numbers do not say: there is no group to compare with.',
  testMissing: 'Too few answers for a mean.',
  scales,
  domainMeaning,
  facets: (name, unfolded) => (unfolded ? `Hide the facets of ${name}` : `Show the facets of ${name}`),
  mean: (value) => (value === undefined ? '–' : mean(value)),
  answeredOf: (answered, of) => `${answered} of ${of} answered`,
  inventory: async () => (await import('./model/ipip/inventory.en.ts')).inventory,
  itemsFailed: 'The statements could not be loaded. Check the connection and try again.',
  tryAgain: 'Load again',
  itemsLoading: 'The statements are being loaded.',
  agreement: ['very inaccurate', 'moderately inaccurate', 'neither', 'moderately accurate', 'very accurate'],

  sessionTraits: 'How are you at the moment?',
  sessionSheet: (about) => (about ? `How is ${about}?` : 'How is the person it is about?'),
  questionOf: (at, of) => `${at} of ${of}`,
  stepName: (at, of, low, high) =>
    at === 1 && low ? `1, ${low}` : at === of && high ? `${at}, ${high}` : String(at),
  lowEnd: 'not at all',
  highEnd: 'very',
  skip: 'Leave out',
  back: 'Back',
  pause: 'Interrupt',
  paused: 'Interrupted. Your answers are stored.',
  hidden: 'Earlier answers are hidden.',
  lastTitle: (answered, of) => (answered === of ? 'All answered' : `${answered} of ${of} answered`),
  lastText: 'Do you want to note what is going on? Later it explains many a line.',
  sheetText: (about) =>
    `Save your answers as a file and give it back to ${about || 'the person'}. They do not become part of your own trend.`,
  note: 'Note',
  noteHint: 'One or two sentences, if you like.',
  date: 'Day',
  dateInvalid: 'This is not a complete day. Until then the old one stays stored.',
  dateFuture: 'This day is in the future. Until then the old one stays stored.',
  yourName: 'Your name (goes into the file)',
  record: 'Record',
  recorded: 'Rating recorded.',
  saveSheet: 'Save answers',
  sheetSaved: 'The file with your answers is saved.',
  discard: 'Discard',
  discarded: 'Discarded. Undo brings the answers back.',

  entries: 'Entries',
  entry: ({ kind, by, about, answered, of }) =>
    kind === 'tests'
      ? `IPIP-NEO-120, ${answered} of ${of} answered`
      : kind === 'sheets'
        ? `Sheet${about ? ` about ${about}` : ''}, ${answered} of ${of} answered`
        : by
          ? `Second view by ${by}, ${count(answered, 'trait', 'traits')}`
          : count(answered, 'trait', 'traits'),
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Delete ${name}`,
  removed: (name) => `${name} deleted.`,
  editTitle: 'Edit entry',
  giveBack: 'Give the answers back',
  giveBackHelp: (about) =>
    `Give your answers back to ${about || 'the person from whom the questions came'}: as a file or as an encrypted link.`,
  removeEntry: 'Delete',

  traitsHelp:
    'You rate each trait from 1 to 7. Say in your own words what the ends mean: then a 5 still means the same in a year.',
  traitName: 'Trait',
  traitLow: '1 means',
  traitHigh: '7 means',
  addTrait: 'Add',
  traitProblem: {
    empty: 'Give the trait a name.',
    taken: 'This trait exists already. Choose another name.',
    'too-many': 'Nobody answers more than twelve with care. Let one rest first.',
  },
  noTraits: 'No trait yet.',
  suggestions: 'Suggestions',
  suggested: [
    { name: 'Calm', low: 'tense', high: 'calm' },
    { name: 'Confidence', low: 'discouraged', high: 'confident' },
    { name: 'Energy', low: 'exhausted', high: 'full of energy' },
    { name: 'Focus', low: 'scattered', high: 'collected' },
    { name: 'Patience', low: 'impatient', high: 'patient' },
    { name: 'Courage', low: 'hesitant', high: 'bold' },
    { name: 'Connection', low: 'on my own', high: 'connected' },
    { name: 'Curiosity', low: 'indifferent', high: 'curious' },
  ],
  suggest: (name) => `Add ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  editTrait: (name) => `Change ${name}`,
  rest: 'Let it rest',
  ask: 'Ask again',
  resting: 'rests',
  removeTrait: (values) => (values === 0 ? 'Delete' : `Delete with ${count(values, 'value', 'values')}`),
  reminder: 'Reminder',
  reminderDays: 'Days until the next rating',
  reminderHelp: '0 means never. The reminder appears here in the device; there are no notifications.',
  reminderInvalid: 'Enter a whole number from 0 to 365.',

  secondHead: 'Second view',
  secondHelp:
    'Give somebody your traits as a file or as an encrypted link, without your values. The person opens either here on this page, answers and gives you the answers back. The comparison shows both views side by side.',
  questionsLink: 'Questions as a link',
  answersLink: 'Answers as a link',
  link: 'Link',
  code: 'Code',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  linkCopied: 'Link copied.',
  codeCopied: 'Code copied.',
  linkMade: 'The link and its code stand below the key.',
  linkHelp:
    'The content stands encrypted behind the # and goes to no server. Send link and code in two ways, such as the link by e-mail and the code by phone.',
  linkName: 'second-view.json',
  linkedTitle: 'Encrypted second view',
  linkedHelp: 'Enter the code that you were given for this link. Then you see what it holds.',
  openLink: 'Open',
  codeMissing: 'Enter the code. It is not in the link, you are given it in another way.',
  codeWrong:
    'This code does not open the link. Compare it sign by sign, and check that the link is complete.',
  saveQuestions: 'Save questions',
  secondNeeds: 'Add traits first.',
  exportHelp: 'JSON is the complete backup, CSV one row a value. Both contain the notes, too.',
  importHelp:
    'A backup, a table (CSV), questions of somebody else or answers for you. You see beforehand what happens; nothing is deleted.',
  lost: (part) => `“${part}” cannot be read.`,
  sumsStay: (value) =>
    `${count(value, 'row', 'rows')} with sums of the questionnaire stay out: no answers follow from them. JSON has them.`,
  questionsPlan: (about, value) =>
    `${count(value, 'question', 'questions')} about ${about || 'the person who gave you the file'}. Your answers go into a file of their own.`,
  answerNow: 'Answer',
  answersPlan: (by, date, value) =>
    `${by || 'Somebody'} rated ${count(value, 'trait', 'traits')} of yours on ${englishLabels.longDate(date)}.`,
  refused: {
    'no-columns':
      'This is neither JSON nor a table with the columns Date, Trait and Value. Name the columns so, or choose another file.',
    'not-ours': 'There is no self-report in it. Choose a file that was exported here.',
    'no-questions': 'This file has no readable question. Ask for it again.',
    'no-answers': 'No question is answered in this file. Ask for it filled in.',
  },
  fileName: 'self-report',
  questionsFile: 'second-view-questions',
  answersFile: 'second-view-answers',
  csvColumns: ['Date', 'Kind', 'Trait', 'Value', 'Lowest', 'Highest', 'By', 'Note', 'Id'],
  csvSelf: 'rating',
  csvOther: 'second view',

  sheetDates: (from, to) => [...new Set([from, to])].map(englishLabels.longDate).join(' to '),
  sheetWhat:
    'What this is: one’s own answers to one’s own questions, entered by the person, checked by nobody and compared with nobody.',
  sheetTraits: 'Traits, rated by oneself from 1 to 7',
  sheetTest: (answered, of) =>
    `Questionnaire from the public-domain International Personality Item Pool, ${answered} of ${of} statements answered.`,
  sheetFoot: 'No diagnosis, no certificate and no comparison with others.',

  keys: {
    start: 'Rate',
    step: 'Answer with this step',
    skip: 'Leave out',
    back: 'One question back',
    pause: 'Interrupt',
    trend: 'Trend',
    compare: 'Compare',
    test: 'Questionnaire',
    traits: 'Traits',
    undo: 'Undo',
    redo: 'Redo',
    print: 'Print',
    files: 'Files',
    trySample: 'Try the example',
    showKeys: 'Show keys',
  },
  longDate: (date) => `${dayOf(date)} ${months[monthOf(date) - 1]} ${yearOf(date)}`,
  mark: (date, isYear) => (isYear ? String(yearOf(date)) : (months[monthOf(date) - 1] ?? '')),
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
