import type { LabelsOf } from '@kleinzeug/shell/labels'
import type { drillLabels } from './drillLabels.ts'
import type { Color, PieceType } from './model/ply.ts'

const pieces: Record<PieceType, string> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}
const side = (color: Color) => (color === 'w' ? 'White' : 'Black')
const tooFew = 'There are too few moves for this: it takes ten different ones.'

/** The English texts of the notation drill. */
export const englishDrillLabels: LabelsOf<typeof drillLabels> = {
  drillTitle: 'Practise notation',
  drillBack: 'Back to the trainer',
  drillMode: 'Drill',
  drillModes: {
    write: 'Write',
    play: 'Play',
    find: 'Find the square',
    blind: 'Blind',
    dictation: 'Dictation',
  },
  drillAbout: {
    write: 'A move is played on the board. Write it down. Ten moves, every error costs five seconds.',
    play: 'You read a move. Play it on the board. Ten moves, every error costs five seconds.',
    find: 'You read a move. Tap the square it leads to. Thirty seconds, as many as you can.',
    blind:
      'A line from its beginning, on a board without pieces. Tap the square each move starts from, then its target. Ten half-moves.',
    dictation: 'A whole game, move by move. Write each of them down. Every error costs five seconds.',
  },
  drillForm: 'Form',
  drillForms: { long: 'Long', short: 'Short' },
  drillSource: 'Positions from',
  drillSources: { games: 'games and openings', own: 'own lines', library: 'the library' },
  drillGame: 'Game',
  drillSpoken: 'Speak moves instead of showing them',
  drillSpokenHint: 'The voice is on this device. What it says does not leave it.',
  drillNoVoice: {
    de: 'This device has no German voice that speaks without a network.',
    en: 'This device has no English voice that speaks without a network.',
  },
  drillVoice: 'en',
  drillListen: 'Listen again',
  drillHeard: 'Listen',
  drillStart: 'Start',
  drillLeave: 'Cancel',
  drillOther: 'Another drill',
  drillAt: (at, of) => `${at} of ${of}`,
  drillFound: (count) => (count === 1 ? 'one square' : `${count} squares`),
  drillTimeLeft: 'Left',
  drillWrite: (color) => `${side(color)} has moved. Write the move.`,
  drillWriteHeard: (color) => `${side(color)} moves. Write what you hear.`,
  drillPlay: (color) => `Play for ${side(color)}`,
  drillFind: 'Which square?',
  drillMoved: (color, piece, from, to, isCapture) =>
    `${side(color)}: ${pieces[piece]} from ${from} ${isCapture ? 'takes' : 'to'} ${to}.`,
  drillPromoted: (piece) => `Promotion: ${pieces[piece]}.`,
  drillRight: 'Right.',
  drillRightMove: (move) => `${move}, right.`,
  drillWrong: 'Wrong.',
  drillWrongSquare: (square) => `It is not ${square}.`,
  drillFrom: (square) => `From ${square}. Where to?`,
  drillOtherForm: (form) =>
    form === 'long'
      ? 'Right, but short. Write it long, with the square it starts from and its target.'
      : 'Right, but long. Write it short, with no more than is needed.',
  drillHint: (form, knight) =>
    form === 'long'
      ? `Long: e2-e4, ${knight}g1-f3, 0-0.`
      : `Short: e4, ${knight}f3, exd5, 0-0. Enter ends it.`,
  drillReveal: 'Show the answer',
  drillAnswer: 'Answer',
  drillBoardHelp: 'The arrow keys walk the board. Enter chooses a square.',
  drillSheet: 'Score sheet',
  drillTooFew: {
    write: tooFew,
    play: tooFew,
    find: tooFew,
    blind: 'None of these lines has ten half-moves from the usual start.',
    dictation: 'This game is damaged. Choose another one.',
  },
  drillNewBest: 'New best',
  drillBest: 'Best',
  drillNoBest: 'none yet',
  drillHinted: 'Played with an answer shown: not counted as best.',
  drillKind: (mode, style, form) =>
    `${mode}, ${{ german: 'German', english: 'English', figurine: 'figurines' }[style]}, ${form}`,
  drillPlot: (count, first, last, best) =>
    count === 1
      ? `Result of the first run: ${last}`
      : `Results of ${count} runs, from the first (${first}) to the last (${last}), the best ${best}`,
}

/** Under the name that the German texts have: the English entry shows these. */
export { englishDrillLabels as drillLabels }
