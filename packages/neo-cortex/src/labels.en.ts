import { numberFormat } from '@kleinzeug/shell/labels'
import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import type { NeoCortexLabels } from './labels.ts'

const number = numberFormat('en-GB')
const percent = numberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const cards = (value: number) => count(value, 'card', 'cards')

/** The English texts of Neo Cortex. */
export const englishLabels: NeoCortexLabels = {
  ...englishShellLabels,
  ...englishImportLabels,
  title: 'Neo Cortex',
  counted: (value) => (value === 1 ? 'card' : 'cards'),
  cardCount: cards,

  map: 'Neighbourhood',
  mapHint: 'Arrow keys go from dot to dot, Enter opens the card.',
  mapEmpty: 'No link leads away from here yet. Write [[Title]] into the text.',
  relation: { out: 'linked from here', back: 'links here', both: 'linked both ways', tag: 'same tag' },
  neighbour: (relation, title) => `${title}, ${englishLabels.relation[relation]}`,
  mapMore: (value) => `and ${number(value)} more`,
  register: 'Register',
  registerValue: (title, at, all) => `${title}, ${number(at)} of ${number(all)}`,
  linkFact: 'links',
  laterFact: 'later',
  storeFact: 'store',
  storePart: (part) => percent(part),
  storeScarce: ({ part, room }) =>
    `The store of this browser is ${englishLabels.storePart(part)} full. About ${cards(room)} more fit in. Export them and delete what you no longer need.`,
  storeFull: ({ part }) =>
    `The store of this browser is ${englishLabels.storePart(part)} full. Export the cards under “Files” and delete some before you go on.`,

  card: 'Card',
  fromCollection: (topic) => `Collection · ${topic}`,
  untitled: 'Untitled',
  openAddress: (host) => `Visit ${host}`,
  writtenOn: (date) => date,
  linksTo: 'Links to',
  linkedFrom: 'Linked from',
  sharesTags: 'Same tags',
  missingLink: (title) => `“${title}” does not exist yet`,
  createLinked: (title) => `Create “${title}”`,
  edit: 'Edit',
  done: 'Done',
  later: 'Read later',
  read: 'Read',
  remove: 'Delete',
  removed: (title) => `“${title}” deleted.`,
  keep: 'Keep',
  kept: (title) => `“${title}” is now one of your cards.`,
  back: 'Back',
  random: 'Random',
  onlyOne: 'There is no other card here.',

  fieldTitle: 'Title',
  fieldUrl: 'Address',
  urlInvalid:
    'This is no address. Write it like https://example.org/page, without spaces. Until then the old one stays stored.',
  urlKnown: (title) => `“${title}” has this address too. Join them under “Twice”.`,
  fieldNumber: 'Number',
  numberHint: 'After Luhmann, such as 21/3a. Leave it empty if you do not number.',
  numberInvalid: 'Digits and letters in turns, such as 21/3a. Until then the old number stays stored.',
  numberKnown: (title) => `“${title}” has this number, too.`,
  sequence: 'Sequence',
  numberBeside: (number) => `Continue: ${number}`,
  numberBelow: (number) => `Branch off: ${number}`,
  fieldTags: 'Tags',
  tagsHint: 'Separate several by commas.',
  fieldText: 'Text',
  textHint: 'Markdown. [[Title]] links to another card.',
  linksFound: (value) => `${value === 1 ? 'One title' : `${value} titles`}. Arrow keys choose, Enter links.`,
  linkInserted: (title) => `Linked to “${title}”.`,
  mentions: (value, title) => `${value === 1 ? 'One card mentions' : `${value} cards mention`} “${title}”`,
  forgotten: 'Found again today:',
  linkMention: 'Link',
  linkMentionIn: (title) => `Link in “${title}”`,
  linkMentions: (value) => `Link all ${value}`,
  mentionsLinked: (value) => (value === 1 ? 'One link set.' : `${value} links set.`),
  linkSuggestions: 'Link to',

  quick: 'Thought or address',
  quickPlaceholder: 'One sentence why. https://… #topic',
  quickHelp: 'An address becomes the link, #words become tags, the rest is the title.',
  quickEmpty: 'Write down a thought or paste an address.',
  file: 'File it',
  filed: (title) => `“${title}” filed.`,
  readAs: 'Read as',
  alreadyThere: (title) => `This address is here already: “${title}”.`,
  openCard: 'Open',

  search: 'Search',
  listFilter: 'Filter',
  listFilters: {
    all: 'All',
    own: 'Own',
    later: 'Later',
    collection: 'Collection',
    duplicates: 'Twice',
    numbered: 'Numbers',
  },
  duplicatesCount: (value) => `Twice (${number(value)})`,
  tag: 'Tag',
  allTags: 'all',
  shown: (shown, all) => (shown === all ? cards(all) : `${number(shown)} of ${number(all)} cards`),
  nothing: {
    all: 'Nothing here yet. Write the first card above.',
    own: 'No card of your own yet. Write the first one above or keep one of the collection.',
    later: 'Nothing to read. Every card has “Read later”.',
    collection: 'All of the collection is among your cards.',
    duplicates: 'No address is here twice.',
    numbered: 'No card has a number.',
  },
  nothingFound: 'No card contains all of these words.',
  clearFilters: 'Show all',
  showMore: (value) => `Show ${number(value)} more`,
  ofCollection: 'Collection',
  join: (value) => `Join ${number(value)}`,
  joined: 'Joined.',

  saveAttachment: (title) => `Save “${title}”`,
  image: (host) => `Image of ${host}`,
  showImages: (host) => `Show images of ${host}`,
  hideImages: (host) => `Stop loading images of ${host}`,
  imageFailed: (host) => `${host} did not deliver the image. Check the address in the text.`,

  steps: {
    add: 'new card',
    edit: 'change',
    remove: 'deletion',
    import: 'import',
    sample: 'example',
    join: 'joining',
    keep: 'keeping',
  },

  exportHelp: (value) =>
    `${cards(value)}, one file each: notes as Markdown, attachments as they were. Obsidian and others read them.`,
  exportZip: 'Markdown (ZIP)',
  importHelp:
    'Bookmarks (HTML), Markdown, ZIP, Linkwarden (JSON), Raindrop and Pocket (CSV). Before the import you see what it adds; nothing is deleted.',
  importProblem: ({ fault, text }) =>
    fault === 'address'
      ? `“${text}” has no web address and is left out.`
      : fault === 'empty'
        ? 'An entry without title, text and address is left out.'
        : fault === 'attachment'
          ? `“${text}” is too large for the store of this browser and stays outside.`
          : `“${text}” is no entry and is left out.`,
  refused: (why, file) =>
    `${file}: ${
      {
        empty: 'There is nothing in it. Choose another file.',
        'no-columns': 'The first line names no column “url”. Export it as CSV again.',
        'no-links': 'It contains no link. Choose the export of the bookmarks.',
        'no-json': 'This is no readable JSON. Export the file again.',
        unknown: 'This format is unknown. Choose HTML, Markdown, CSV, JSON or ZIP.',
        'too-large': 'This is too much at once. Choose fewer files.',
        'no-archive': 'This ZIP cannot be read or is too large. Unpack it and choose the folder.',
      }[why]
    }`,
  doesNotFit: ({ part }) =>
    `This does not fit into the store of this browser (now ${englishLabels.storePart(part)} full). Import a part of it.`,
  fieldAliases: 'Earlier titles',
  fieldCreated: 'Written on',
  bookmarkletHead: 'File from any page',
  bookmarkletHelp:
    'Drag the link to the bookmarks bar or copy it into a new bookmark. It opens Neo Cortex with the address of the page you are on. It stands behind the #, which is never sent to a server; nothing is stored before you press “File it”.',
  bookmarkletName: 'File in Neo Cortex',
  bookmarkletCode: 'Address of the bookmark',
  copy: 'Copy',
  loading: 'Loading …',
  fileName: 'neo-cortex',

  keys: {
    newCard: 'New card',
    search: 'Search',
    edit: 'Edit',
    previous: 'Previous card',
    next: 'Next card',
    back: 'Back',
    random: 'Random card',
    later: 'Read later, read',
    map: 'Neighbourhood',
    undo: 'Undo',
    redo: 'Redo',
    files: 'Files',
    trySample: 'Try the example',
    showKeys: 'Show keys',
  },
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
