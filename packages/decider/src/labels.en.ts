import { numberFormat } from '@kleinzeug/shell/labels'
import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import type { DeciderLabels } from './labels.ts'

const percent = numberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short' })

const decimal = numberFormat('en', { minimumFractionDigits: 1 })

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** The English texts of the Decider. */
export const englishLabels: DeciderLabels = {
  ...englishShellLabels,
  ...englishImportLabels,
  title: 'The Decider',

  ready: 'Ready',
  empty: 'Empty',
  activeCount: (active, all) => `${active} of ${all} active`,
  place: (place, count) => `${place} of ${count}`,
  speed: 'Speed',
  decided: (names) => `Decided: ${new Intl.ListFormat('en').format(names)}`,
  winnersList: 'Winners',
  out: 'Eliminated',
  remaining: 'Left',

  spin: 'Decide',
  skip: 'Skip',
  undoElimination: 'Undo elimination',
  tooFew: ({ active, needed }) =>
    `${needed === 2 ? 'A decision needs' : `${needed - 1} winners need`} at least ${needed === 2 ? 'two' : needed} active items. ${
      active === 0 ? 'None is active.' : active === 1 ? 'Only one is active.' : `${active} are active.`
    } ${needed === 2 ? 'Switch on more of them below.' : 'Switch on more of them below, or lower the number of winners.'}`,
  roundOver: (remaining) => `The round is over, “${remaining}” is left.`,
  allBack: 'All back in',
  order: 'The light runs',
  orderRandom: 'at random',
  orderSequential: 'in sequence',
  settings: 'Settings',
  elimination: 'Winner drops out',
  weighted: 'Draw by weight',
  animation: 'Show the run',
  winners: 'Winners at once',
  winnersProblem: 'Enter an integer from 1 to 99.',
  duration: 'Duration of the run',
  seconds: (seconds) => `${decimal(seconds)} s`,
  sound: 'Tick',
  volume: 'Volume',
  volumeText: (volume) => `${volume} percent`,
  fair: 'The winner is settled before the light runs: your browser’s random generator draws it, and every active item has exactly the same chance.',
  fairWeighted:
    'The winner is settled before the light runs: your browser’s random generator draws it, and every active item has as many lots as its weight says.',

  editor: 'Lists and items',
  lists: 'Lists',
  noLists: 'There is no list yet. Name one below, then fill it with items.',
  newList: 'New list',
  addList: 'Create list',
  listName: 'Name of the list',
  renameList: 'Rename list',
  deleteList: 'Delete list',
  exportList: 'Export list',
  exportLists: 'Export all lists',
  tooManyItems: (count, most, list) =>
    `“${list}” would have ${count.toLocaleString('en')} items. More than ${most.toLocaleString('en')} make the page slow: split them into several lists.`,
  copyLink: 'Copy a link to the list',
  linkCopied: 'The link is copied. It holds the list itself; nothing is sent.',
  linkName: 'List from the link',
  linkDamaged: 'The link is damaged or incomplete. Ask for it again, copied as a whole.',
  importHelp: 'One list or several as JSON. Before importing you see what would change; nothing is deleted.',
  listRefused: {
    'not-a-list': 'There is no list in the file: the fields “name” and “items” are expected.',
  },
  fileProblem: ({ kind, position }) =>
    ({
      'no-name': `List ${position} of the file has no name.`,
      'item-without-name': `Item ${position} of the file has no name.`,
      'bad-active': `“active” of item ${position} of the file is neither true nor false; it becomes active.`,
      'bad-weight': `The weight of item ${position} of the file is not an integer from 1 to 999.`,
    })[kind],
  listEmptyName: 'The list needs a name.',
  listTaken: (name) => `There is a list “${name}” already.`,

  items: 'Items',
  noItems: 'This list is still empty. Enter its first item below, or paste many at once.',
  newItem: 'New item',
  addItem: 'Add',
  itemName: 'Name of the item',
  itemActive: (name) => `“${name}” active`,
  renameItem: (name) => `Rename “${name}”`,
  deleteItem: (name) => `Delete “${name}”`,
  itemEmptyName: 'The item needs a name.',
  itemTaken: (name) => `“${name}” is in this list already.`,
  itemWeight: (name) => `Weight of “${name}”`,
  weightProblem: 'An integer from 1 to 999.',
  share: (share) => percent(share),
  noShare: 'no chance',
  activateAll: 'Activate all',
  deactivateAll: 'Deactivate all',
  locked: 'Locked, light runs',

  move: (name) => `Move “${name}”`,
  moveHint: 'Drag, press arrow keys, or tap',
  moveUp: (name) => `Move “${name}” up`,
  moveDown: (name) => `Move “${name}” down`,
  movedTo: (name, place, count) => `“${name}” is at place ${place} of ${count}.`,

  paste: 'Paste many',
  pasteField: 'One item per line',
  pasteSubmit: 'Take these lines',
  pasteEmpty: 'There is nothing here yet.',
  pasteReport: (added, duplicates, more, blank) =>
    [
      added === 0 ? 'Nothing added.' : `Added ${items(added)}.`,
      duplicates.length > 0 &&
        `There already, and left standing: ${duplicates.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      blank > 0 && (blank === 1 ? 'Left out one blank line.' : `Left out ${blank} blank lines.`),
    ]
      .filter(Boolean)
      .join(' '),

  history: 'History',
  noHistory: 'Nothing has been decided yet.',
  clearHistory: 'Clear history',
  time: (time) => dateAndTime.format(time),

  steps: {
    item: 'deletion',
    list: 'deletion of the list',
    history: 'clearing the history',
    elimination: 'elimination',
    addItem: 'adding',
    addList: 'new list',
    edit: 'change',
    move: 'move',
    import: 'import',
  },
  dismiss: 'Dismiss',
  undoable: (kind, name) => {
    switch (kind) {
      case 'item':
        return `Deleted “${name}”.`
      case 'list':
        return `Deleted the list “${name}”.`
      case 'elimination':
        return `“${name}” has dropped out.`
      default:
        return 'Cleared the history.'
    }
  },
  save: 'Save',

  keys: {
    spin: 'Decide',
    skip: 'Skip while the light runs',
    newItem: 'New item',
    undo: 'Undo',
    redo: 'Redo',
    showKeys: 'Show the keys',
  },
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
