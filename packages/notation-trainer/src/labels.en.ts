import { numberFormat } from '@kleinzeug/shell/labels'
import { englishShellLabels } from '@kleinzeug/shell/labels/en'
import { englishDrillLabels } from './drillLabels.en.ts'
import { englishTreeLabels } from './treeLabels.en.ts'
import type { NotationTrainerLabels } from './labels.ts'
import type { NotationStyle } from './model/trainerData.ts'
import type { PieceType } from './model/ply.ts'
import type { ScriptError } from './model/script.ts'

const pieces: Record<PieceType, string> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

const styles: Record<NotationStyle, string> = { german: 'German', english: 'English', figurine: 'Figurines' }

const number = numberFormat('en-GB')
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const place = ({ line, number, color }: ScriptError) =>
  `${line ? `Line ${line}, ` : ''}${color === 'w' ? 'White’s' : 'Black’s'} move ${number}`

/** The English texts of the notation trainer. */
export const englishLabels: NotationTrainerLabels = {
  ...englishShellLabels,
  ...englishDrillLabels,
  title: 'Chess Notation Trainer',
  notationName: (style) => styles[style],
  notation: 'Piece letters',

  board: (flipped) => `Chessboard, ${flipped ? 'Black' : 'White'} below`,
  boardHelp: 'The arrow keys walk the board. Enter picks a piece up and puts it down, Escape puts it back.',
  squareName: (square, color, piece) =>
    color && piece ? `${square}, ${color === 'w' ? 'white' : 'black'} ${pieces[piece]}` : `${square}, empty`,
  pieceName: (piece) => capital(pieces[piece]),
  promote: 'What does the pawn become?',
  toMove: (color) => (color === 'w' ? 'White to move' : 'Black to move'),

  settings: 'Settings',
  side: 'You play',
  sideName: { both: 'both sides', white: 'White only', black: 'Black only' },
  pause: 'Pause before the answer',
  seconds: (ms) => `${ms / 1000} seconds`,
  answered: (color, move) => `${color === 'w' ? 'White' : 'Black'} plays ${move}.`,

  opening: 'Opening',
  openings: 'Openings',
  games: 'Games',
  ownLines: 'Own lines',
  repertoire: 'Repertoire',
  repertoires: 'Repertoires',
  repertoireSide: 'Learn the side of',
  restart: 'Restart',
  time: 'Time',
  errors: 'Errors',
  penalty: 'Penalty',
  bestTime: 'Best time',
  noTime: '–',
  untimed: 'no clock',
  combo: 'Streak',
  moves: 'Moves',
  moveNumber: 'No.',
  white: 'White',
  black: 'Black',
  toFind: 'to find',
  move: 'Move',
  movePlaceholder: 'e2-e4',
  moveHint: (knight) => `Short forms such as ${knight}f3 or 0-0 end with Enter.`,
  pieceKeys: 'Insert a piece',
  moveKeys: 'Keys for moves',
  deleteSign: 'Delete the last sign',
  enterMove: 'OK',
  textMode: 'Text mode',
  showMoves: 'Show moves',
  flipBoard: 'Flip board',
  flipBoardEachTurn: 'Flip after each move',
  practice: 'Practise without clock',
  sound: 'Sounds',
  hint: 'Hint',
  hintPiece: (square, piece) => `Hint: ${pieces[piece]} on ${square}`,
  hintArrow: (from, to) => `Hint: from ${from} to ${to}`,
  start: 'Make the first move and the clock starts.',
  startPractice: 'Make the first move.',
  startType: 'Type the first move and the clock starts.',
  startUnknown: 'Don’t know them yet? “Show moves” lists them all.',

  unreadable: (knight) => `That is no move. Write it like e2-e4, ${knight}g1-f3, exd5 or 0-0.`,
  foreign: (text, style, present) =>
    `“${text}” is written in ${styles[style]} notation; the setting is ${styles[present]}.`,
  ambiguous: (from) => `Two pieces can do that. Add where it comes from: ${from.join(' or ')}.`,
  promotionMissing: (letters) =>
    `Add what the pawn becomes: ${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}.`,
  emptySquare: (square) => `There is no piece on ${square}.`,

  rightMove: (move, next) => `${move}, right. ${next}`,
  wrongMove: (errors) => `Wrong. ${errors === 1 ? 'One error' : `${errors} errors`}.`,
  lastMove: (move) => `${move}, right.`,

  finished: 'Done',
  finishedIn: (time) => `Done in ${time}`,
  newBest: 'New best time',
  behindBest: (time) => `${time} behind your best time`,
  hintedRun: 'Played with hints: not counted as best time.',
  practiceRun: 'Played without clock.',
  sideRun: 'Played one side: not counted as best time.',
  longestCombo: (moves) => (moves === 1 ? 'Longest streak: one move' : `Longest streak: ${moves} moves`),
  again: 'Once more',
  next: (name) => `Next: ${name}`,
  replay: 'Replay',
  replayAt: (at, of) => `Move ${at} of ${of}`,
  replayStart: 'Start',

  progress: 'Progress',
  noRuns: 'After your first run you will see your times here.',
  runs: (count) => (count === 1 ? 'One run' : `${count} runs`),
  lastTime: (time) => `latest ${time}`,
  plot: (count, first, last, best) =>
    count === 1
      ? `Time of the first run: ${last}`
      : `Times of ${count} runs, from the first (${first}) to the last (${last}), the fastest ${best}`,
  due: 'Due today',
  duePositions: (title, due, fresh) =>
    `${title}: ${due === 1 ? 'one position' : `${due} positions`}${fresh > 0 ? `, ${fresh} of them new` : ''}`,
  nextWay: 'Next way',
  nothingDue: 'Nothing is due. What you play through comes back just before you forget it.',

  addLines: 'Add moves …',
  library: 'Library …',
  overview: 'Overview …',
  drill: 'Practise notation …',
  exportLines: 'Save own lines as PGN',
  removeLine: 'Delete',
  removed: (name) => `“${name}” is deleted`,
  removeText: 'Times you played stay.',
  notLoaded: 'This could not be loaded. Check the connection and try again.',
  back: 'Back',
  addTitle: 'Add your own moves',
  addText: 'Moves',
  addPlaceholder: '1. e4 e5\n2. Nf3 Nc6',
  addHint:
    'PGN or moves in German, English or figurines, long or short; several games and variations are fine. You can drop a file here.',
  openFile: 'Open a file …',
  fileUnreadable: 'The file could not be read. Open it again or paste its text.',
  check: 'Check',
  checking: 'Reading …',
  found: 'What do you want to train?',
  foundAs: 'Add as',
  asLines: 'single lines',
  asRepertoire: 'one repertoire',
  all: 'All',
  none: 'None',
  variation: 'Variation',
  plies: (count) => (count === 1 ? 'one half-move' : `${count} half-moves`),
  name: 'Name',
  take: (count) => (count === 1 ? 'Add' : `Add ${count}`),
  nameMissing: 'Give the moves a name.',
  nameTaken: (name) => `“${name}” is taken. Choose another name.`,
  nothingChosen: 'Choose at least one line.',
  tooLong: (most) => `The text is too long: up to ${number(most)} characters are read. Split it.`,
  noGames: 'There is no game with moves in it.',
  refusedGame: (title, reason) => `“${title}” is missing: ${reason}`,
  moreLines: (read) => `The text has more: the first ${read} games were read.`,
  scriptError: (error) => {
    switch (error.reason) {
      case 'empty':
        return 'There are no moves here yet.'
      case 'start':
        return 'The starting position (FEN) is no valid position.'
      case 'unreadable':
        return `${place(error)}: “${error.text}” is no move.`
      case 'foreign':
        return `${place(error)}: “${error.text}” is written in ${styles[error.style ?? 'english']} notation.`
      case 'illegal':
        return `${place(error)}: “${error.text}” is not possible here.`
      case 'ambiguous':
        return `${place(error)}: “${error.text}” is ambiguous, from ${error.from?.join(' or ')}.`
      case 'promotionMissing':
        return `${place(error)}: “${error.text}” lacks what the pawn becomes.`
      case 'variant':
        return `“${error.text}” is another game.`
      case 'cut':
        return 'The text breaks off. What comes before was read.'
      case 'escape':
        return `Line ${error.line} begins with %: such lines are for other programs and were skipped.`
      default:
        return `${place(error)}: “${error.text}” was not understood.`
    }
  },
  illegalLine: 'These moves are damaged',
  libraryTitle: 'Library of openings',
  librarySearch: 'Search',
  librarySearchHint: 'Name, ECO code or moves: dragon, B33, e4 c5 Nf3.',
  libraryNone: 'No opening matches.',
  libraryMore: (shown) => `The first ${shown} are shown. Search more closely to see others.`,
  libraryCount: (count) => (count === 1 ? 'one opening' : `${number(count)} openings`),
  tree: 'As a tree …',
  steps: {
    add: 'Add',
    remove: 'Delete',
    play: 'Add a move',
    prune: 'Delete moves',
    shift: 'Move a variation',
    comment: 'Comment',
    rate: 'Rating',
    draw: 'Drawing',
  },
  keys: {
    restart: 'Restart',
    hint: 'Hint',
    showMoves: 'Show moves',
    textMode: 'Text mode',
    flipBoard: 'Flip board',
    newLines: 'Add moves',
    library: 'Library',
    last: 'What was practised last',
    drill: 'Practise notation',
    tree: 'Tree and back',
    link: 'In the tree: copy a link',
    prune: 'In the tree: delete from here',
    undo: englishShellLabels.undo,
    redo: englishShellLabels.redo,
    showKeys: 'Show the keys',
    walk: 'On the board: to the next square',
    edge: 'On the board: to the edge',
    press: 'Pick a piece up, put it down',
    putBack: 'Put the piece back',
  },
  libraryHave: 'already there',
  overviewTitle: 'Overview',
  nextLine: 'Next',
  randomLine: 'Random',
  hardestLine: 'Hardest',
  lastPlayed: (at) => `last on ${date.format(at)}`,
  dueNow: 'due today',
  dueOn: (at) => `due on ${date.format(at)}`,
  failing: (move, runs) => `${move} wrong ${runs === 1 ? 'once' : `${runs} times`}`,
  ...englishTreeLabels,
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
