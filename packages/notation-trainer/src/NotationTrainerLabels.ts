import type { NotationStyle } from './model/trainerData.ts'
import type { Color, PieceType } from './model/ply.ts'
import type { ScriptError } from './model/script.ts'
import type { BoardAction, KeyAction } from './view/keyTable.ts'

/** Every text shown or announced. */
export interface NotationTrainerLabels {
  readonly title: string
  readonly notationName: (style: NotationStyle) => string
  readonly notation: string

  // The board
  readonly board: (flipped: boolean) => string
  readonly boardHelp: string
  readonly squareName: (square: string, color?: Color, piece?: PieceType) => string
  readonly pieceName: (piece: PieceType) => string
  readonly promote: string
  readonly toMove: (color: Color) => string

  // The plate
  readonly opening: string
  readonly openings: string
  readonly games: string
  readonly ownLines: string
  readonly restart: string
  readonly time: string
  readonly errors: string
  readonly penalty: string
  readonly bestTime: string
  readonly noTime: string
  readonly untimed: string
  readonly combo: string
  readonly moves: string
  readonly moveNumber: string
  readonly white: string
  readonly black: string
  readonly toFind: string
  readonly move: string
  readonly movePlaceholder: string
  readonly moveHint: (knight: string) => string
  readonly pieceKeys: string
  readonly textMode: string
  readonly showMoves: string
  readonly flipBoard: string
  readonly flipBoardEachTurn: string
  readonly practice: string
  readonly sound: string
  readonly hint: string
  readonly hintPiece: (square: string, piece: PieceType) => string
  readonly hintArrow: (from: string, to: string) => string
  readonly start: string
  readonly startPractice: string
  readonly startType: string
  readonly startUnknown: string

  // What was typed
  readonly unreadable: (knight: string) => string
  readonly foreign: (text: string, style: NotationStyle, present: NotationStyle) => string
  readonly ambiguous: (from: readonly string[]) => string
  readonly promotionMissing: (letters: readonly string[]) => string
  readonly emptySquare: (square: string) => string

  // Spoken
  readonly rightMove: (move: string, next: string) => string
  readonly wrongMove: (errors: number) => string
  readonly lastMove: (move: string) => string

  // After the last move
  readonly finished: string
  readonly finishedIn: (time: string) => string
  readonly newBest: string
  readonly behindBest: (time: string) => string
  readonly hintedRun: string
  readonly practiceRun: string
  readonly longestCombo: (moves: number) => string
  readonly again: string
  readonly next: (name: string) => string
  readonly replay: string
  readonly replayAt: (at: number, of: number) => string
  readonly replayStart: string

  // Progress
  readonly progress: string
  readonly noRuns: string
  readonly runs: (count: number) => string
  readonly lastTime: (time: string) => string
  readonly plot: (count: number, first: string, last: string, best: string) => string
  readonly due: string
  readonly nothingDue: string

  // Own lines and the library
  readonly addLines: string
  readonly library: string
  readonly exportLines: string
  readonly removeLine: string
  readonly removeAsk: (name: string) => string
  readonly removeText: string
  readonly notLoaded: string
  readonly cancel: string
  readonly back: string
  readonly close: string
  readonly addTitle: string
  readonly addAs: string
  readonly addPgn: string
  readonly addGerman: string
  readonly addText: string
  readonly addPgnPlaceholder: string
  readonly addGermanPlaceholder: string
  readonly addPgnHint: string
  readonly addGermanHint: string
  readonly check: string
  readonly checking: string
  readonly found: string
  readonly variation: string
  readonly plies: (count: number) => string
  readonly name: string
  readonly take: (count: number) => string
  readonly nameMissing: string
  readonly nameTaken: (name: string) => string
  readonly nothingChosen: string
  readonly tooLong: (most: string) => string
  readonly notPgn: (line: number) => string
  readonly noGames: string
  readonly parserMissing: string
  readonly refusedGame: (title: string, reason: string) => string
  readonly moreLines: (read: number) => string
  readonly scriptError: (error: ScriptError) => string
  readonly illegalLine: string
  readonly libraryTitle: string
  readonly librarySearch: string
  readonly librarySearchHint: string
  readonly libraryNone: string
  readonly libraryCount: (count: number) => string
  readonly libraryHave: string

  // Single keys
  readonly showKeys: string
  readonly keysTitle: string
  /** What each key of the key table does. */
  readonly keys: Readonly<Record<KeyAction | BoardAction, string>>
  readonly keyNames: Readonly<Record<string, string>>
}
