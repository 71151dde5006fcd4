import { numberFormat } from '@kleinzeug/shell/labels'
import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import type { AchievementsLabels } from './labels.ts'
import { dayOf, monthOf, yearOf } from '@kleinzeug/calendar-day'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const number = numberFormat('en-GB')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const entries = (value: number) => count(value, 'entry', 'entries')

/** The English texts of Achievements. */
export const englishLabels: AchievementsLabels = {
  ...englishShellLabels,
  ...englishImportLabels,
  title: 'Achievements',
  counted: (value) => (value === 1 ? 'achievement' : 'achievements'),
  entryCount: entries,
  previousYear: 'Previous year',
  nextYear: 'Next year',
  allYears: 'All years',
  line: (year) => (year === undefined ? 'Line of all years' : `Line of the year ${year}`),
  lineHint: 'Arrow keys go from one achievement to the next, Enter opens it.',
  linePoint: (date, title, index, all) => `${englishLabels.longDate(date)}: ${title}, ${index} of ${all}`,
  emptyTool: 'The line rises with each achievement. Write down the first one below.',
  emptyYear: (year) => (year === undefined ? 'No entry has a date yet.' : `There is nothing in ${year} yet.`),
  today: 'today',
  talk: 'talk',
  lastEntry: 'latest',
  sinceTalkFact: 'since talk',
  peopleFact: 'thanks to',
  none: '–',
  openEntry: 'Open',

  quick: 'What went well?',
  quickPlaceholder: 'yesterday: shortened the form -> fewer questions #ux @Mira',
  quickHelp:
    'Before the colon a day: today, yesterday, Monday, 12.3. (day and month). After -> the impact; then #tag, @person and a link as evidence.',
  record: 'Record',
  quickProblem: {
    empty: 'Write in a few words what went well.',
    'no-such-day': 'There is no such day. Write it as 12.3. or 2026-03-12.',
    future: 'This day lies in the future. Take the day on which it went well.',
  },
  recorded: (title, date) => `Recorded “${title}” on ${date}.`,
  readAs: 'Read as',
  unreadDay: {
    unknown: 'This day is not understood. Begin with “2026-03-12:” or “yesterday:”, for example.',
    'no-colon': 'The day counts only with a colon behind it.',
  },

  list: 'List',
  search: 'Search',
  year: 'Year',
  tag: 'Tag',
  person: 'Thanks to',
  all: 'all',
  undated: 'Without a date',
  untitled: 'Untitled',
  sinceTalk: (date) => (date ? `Since the last talk (${date})` : 'Since the last talk'),
  sinceTalkMissing: 'Enter under “Talks” when the last talk was.',
  shown: (shown, all) => (shown === all ? entries(all) : `${number(shown)} of ${entries(all)}`),
  nothingFound: 'No entry matches.',
  clearFilters: 'Show all',
  impact: 'Impact',
  evidence: 'Evidence',
  thanks: 'Thanks to',
  otherFields: 'Other fields',
  edit: (title) => `Edit “${title}”`,
  remove: (title) => `Delete “${title}”`,
  removed: (title) => `Deleted “${title}”.`,

  editTitle: 'Edit achievement',
  fieldDate: 'Date',
  fieldTitle: 'Achievement',
  fieldImpact: 'Impact',
  impactHint: 'What changed by it, and for whom?',
  fieldEvidence: 'Evidence (link)',
  fieldTags: 'Tags',
  fieldPeople: 'Thanks to',
  namesHint: 'Separate several by commas.',
  titleMissing: 'Give the achievement a title. Until then the old one stays stored.',
  dateInvalid: 'This is not a complete date. Until then the old one stays stored.',
  dateFuture: 'This day lies in the future. Until then the old one stays stored.',
  evidenceInvalid:
    'A link begins with https:// or http:// and has no spaces. Until then the old one stays stored.',
  deleteEntry: 'Delete',
  copyEntry: 'Copy as text',
  offer: 'Add to the resume',
  offered: (title) => `“${title}” is now among the projects of the resume.`,
  offerPresent: (title) =>
    `“${title}” is in the resume already. It stays there as it is, with all you have changed in it.`,
  offerReplace: 'Replace in the resume',
  offerFailed: 'The resume could not be reached. Try again in a moment.',
  done: 'Done',
  discard: 'Close without these values',

  steps: {
    add: 'new entry',
    edit: 'change',
    remove: 'deletion',
    import: 'import',
    sample: 'example',
    talk: 'talk',
    reminder: 'reminder',
  },

  prepare: 'A talk in ten minutes',
  prepareHelp:
    'What went well since the last talk? Sort it into a few themes, give them names that the other person understands, and take the page along.',
  prepareSince: 'Since',
  prepareAll: 'the beginning',
  prepareCount: (value, themes) => `${entries(value)} in ${themes} ${themes === 1 ? 'theme' : 'themes'}.`,
  prepareNothing:
    'Nothing was entered since that day. Choose an earlier one, or first write down what went well.',
  themeName: 'Name of the theme',
  themeOf: (title) => `Theme of “${title}”`,
  noTheme: 'Without a theme',
  unnamed: (id) => `New theme ${id}`,
  newTheme: 'Into a new theme',
  printPage: 'Print one page',
  copyBullets: 'Copy bullets for the resume',
  bulletsCopied: 'The bullets are copied.',
  backToTalks: 'Back',
  talkSheet: 'For the talk',
  talkSheetSince: (date) => (date ? `since ${date}` : 'everything so far'),
  talks: 'Talks',
  talksHelp: 'Enter when you last talked about your work. The list can show only what went well since.',
  talkDate: 'Day of the talk',
  addTalk: 'Enter',
  removeTalk: (date) => `Remove the talk of ${date}`,
  noTalks: 'No talk is entered yet.',
  talkInvalid: 'Choose a complete day.',
  reminder: 'Reminder',
  reminderDays: 'Days without an entry after which you are reminded',
  reminderHelp: '0 means never. The reminder appears here in the device, there are no notifications.',
  reminderInvalid: 'Enter a whole number from 0 to 365.',
  overdue: (days) => `Nothing new for ${count(days, 'day', 'days')}. What has gone well since?`,
  later: 'Later',

  review: 'Yearly review',
  sheetTitle: (year) => (year === undefined ? 'Achievements' : `Achievements ${year}`),
  sheetMore: (value) => `and ${entries(value)} more`,
  sheetTags: 'Tags',

  exportHelp: (value, filtered) =>
    filtered
      ? `Text, Markdown and CSV hold the ${entries(value)} that the list shows, JSON holds everything.`
      : `${entries(value)}. JSON is the complete backup.`,
  copyText: 'Copy as text',
  entriesCopied: (value) => `${entries(value)} copied.`,
  thanksLine: (people) => `Thanks to ${people.join(', ')}`,
  importHelp:
    'JSON, CSV or Markdown, also lists of others: one item a line, a date in front. Before the import you see what changes; nothing is deleted.',
  importProblem: ({ line, fault, text }) =>
    fault === 'date'
      ? `Line ${line}: “${text}” is no date. The entry comes without one.`
      : `Line ${line}: the title is missing. The line is left out.`,
  refused: {
    'no-columns':
      'The first row names no column “Achievement” or “Title”. Name the columns and choose it again.',
    'no-entries': 'There is no entry in it. A list has one item a line: “- 12.3.2026: title”.',
    'no-list': 'There is no list of achievements in this JSON. Choose a backup of this page or a list.',
  },
  talkOf: (date) => `Talk of ${date}`,
  fieldAdded: 'Written down on',
  fileName: 'achievements',

  keys: {
    newEntry: 'New achievement',
    search: 'Search',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    allYears: 'All years',
    undo: 'Undo',
    redo: 'Redo',
    review: 'Yearly review',
    files: 'Files',
    trySample: 'Try the example',
    showKeys: 'Show keys',
  },
  longDate: (date) => `${dayOf(date)} ${months[monthOf(date) - 1]} ${yearOf(date)}`,
  shortDate: (date) => `${dayOf(date)} ${(months[monthOf(date) - 1] ?? '').slice(0, 3)}`,
  month: (month) => (months[month - 1] ?? '').slice(0, 3),
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
