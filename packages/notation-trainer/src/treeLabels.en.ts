import { numberFormat } from '@kleinzeug/shell/labels'
import type { LabelsOf } from '@kleinzeug/shell/labels'
import type { treeLabels } from './treeLabels.ts'

const number = numberFormat('en-GB')

const glyphs = {
  1: 'good move',
  2: 'weak move',
  3: 'very good move',
  4: 'blunder',
  5: 'interesting move',
  6: 'dubious move',
  7: 'only move',
  10: 'equal',
  13: 'unclear',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is better',
  17: 'Black is better',
  18: 'White is winning',
  19: 'Black is winning',
}

const colors = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' }

/** The English texts of the tree view. */
export const englishTreeLabels: LabelsOf<typeof treeLabels> = {
  treeOf: (title) => `Tree: ${title}`,
  treeMoves: 'Tree of moves',
  treeHelp:
    '→ and ← go along the line, ↓ and ↑ to the other moves of the same position, Shift with ↑ or ↓ moves a variation.',
  treeBack: 'To the training',
  treeStart: 'Starting position',
  treeLoading: 'Reading the tree …',
  treeFor: { white: 'Repertoire for White', black: 'Repertoire for Black' },
  treeReadOnly: 'To look at only. Kept as a repertoire, moves can be added and changed.',
  treeLinked: 'From a link. Nothing is stored until you keep it.',
  treeHint: 'Make a move on the board: a new one is added, a known one is shown.',
  dueToday: (due, fresh) =>
    due === 0
      ? 'Nothing is due today.'
      : `Due today: ${due === 1 ? 'one position' : `${due} positions`}${fresh > 0 ? `, ${fresh} of them new` : ''}`,
  markName: { due: 'due', fresh: 'new', known: 'learnt' },
  lapses: (count) => (count === 1 ? 'forgotten once' : `forgotten ${count} times`),
  glyphName: (glyph) => glyphs[glyph],
  colorName: (color) => colors[color],
  moveAdded: (move) => `${move} added.`,
  moveFollowed: (move) => `${move}.`,
  firstMove: 'To the start',
  previousMove: 'One move back',
  nextMove: 'One move on',
  otherMove: 'Other move',
  promoteLine: 'Variation up',
  demoteLine: 'Variation down',
  prune: 'Delete from here',
  pruneGame: 'Delete the game',
  pruned: (move) => `${move} and all that follows is deleted.`,
  shifted: 'Variation moved.',
  rating: 'Rating of the move',
  position: 'Rating of the position',
  noRating: 'none',
  comment: 'Comment',
  startComment: 'Comment at the start',
  draw: 'Draw',
  drawHelp:
    'Two squares one after the other make an arrow, the same one twice a mark; once more deletes it. With the right mouse button this switch is not needed.',
  drawColor: 'Colour',
  arrow: (color, from, to) => `${colors[color]} arrow ${from}–${to}`,
  mark: (color, square) => `${colors[color]} mark ${square}`,
  drawn: 'with a drawing',
  drawings: (names) => `Drawn: ${names.join(', ')}`,
  drawFrom: (square) => `From ${square}: choose the target.`,
  savePgn: 'Save as PGN',
  keepLine: 'Keep …',
  keepTitle: 'Keep',
  copyLink: 'Copy link',
  linkTitle: 'Link',
  linkCopied: 'The link is copied.',
  linkByHand: 'The link could not be copied. Select it and copy it yourself.',
  linkLength: (signs) =>
    `${number(signs)} characters. Nothing of it is sent anywhere: the link itself holds all the moves.`,
  linkTooLong: 'That is too much for a link. Save it as PGN and pass the file on.',
  linkDamaged: 'The link is damaged or incomplete. Ask for it again, best copied as a whole.',
}

/** Under the name that the German texts have: the English entry shows these. */
export { englishTreeLabels as treeLabels }
