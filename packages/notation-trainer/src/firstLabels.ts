import { shellLabels } from '@kleinzeug/shell/labels'
import type { BoardAction, KeyAction, TreeAction } from './view/keyTable.ts'
import type { NotationStyle } from './model/trainerData.ts'
import type { Color, PieceType } from './model/ply.ts'

const pieces: Record<PieceType, readonly [name: string, adjective: string]> = {
  p: ['Bauer', 'er'],
  n: ['Springer', 'er'],
  b: ['Läufer', 'er'],
  r: ['Turm', 'er'],
  q: ['Dame', 'e'],
  k: ['König', 'er'],
}

export const styles: Record<NotationStyle, string> = {
  german: 'Deutsch',
  english: 'Englisch',
  figurine: 'Figurinen',
}

/** The German texts of the tool without its dialogs. */
export const firstLabels = {
  ...shellLabels,
  title: 'Chess Notation Trainer',
  notationName: (style: NotationStyle) => styles[style],
  notation: 'Figuren heißen',

  board: (flipped: boolean) => `Schachbrett, ${flipped ? 'Schwarz' : 'Weiß'} unten`,
  boardHelp:
    'Die Pfeiltasten wandern über das Brett. Die Eingabetaste nimmt eine Figur und setzt sie, Esc legt sie zurück.',
  squareName: (square: string, color?: Color, piece?: PieceType) => {
    if (!color || !piece) return `${square}, leer`
    const [name, ending] = pieces[piece]
    return `${square}, ${color === 'w' ? 'weiß' : 'schwarz'}${ending} ${name}`
  },
  pieceName: (piece: PieceType) => pieces[piece][0],
  promote: 'Was wird aus dem Bauern?',
  toMove: (color: Color): string => (color === 'w' ? 'Weiß am Zug' : 'Schwarz am Zug'),

  settings: 'Einstellungen',
  side: 'Du spielst',
  sideName: { both: 'beide Seiten', white: 'nur Weiß', black: 'nur Schwarz' },
  pause: 'Pause vor der Antwort',
  seconds: (ms: number) => `${String(ms / 1000).replace('.', ',')} Sekunden`,
  answered: (color: Color, move: string) => `${color === 'w' ? 'Weiß' : 'Schwarz'} spielt ${move}.`,

  opening: 'Eröffnung',
  openings: 'Eröffnungen',
  games: 'Partien',
  ownLines: 'Eigene Züge',
  repertoires: 'Repertoires',
  restart: 'Von vorn',
  time: 'Zeit',
  errors: 'Fehler',
  penalty: 'Zeitstrafe',
  bestTime: 'Beste Zeit',
  noTime: '–',
  untimed: 'ohne Uhr',
  combo: 'Serie',
  moves: 'Züge',
  moveNumber: 'Nr.',
  white: 'Weiß',
  black: 'Schwarz',
  toFind: 'gesucht',
  move: 'Zug',
  movePlaceholder: 'e2-e4',
  moveHint: (knight: string) => `Kurze Formen wie ${knight}f3 oder 0-0 schließt die Eingabetaste ab.`,
  pieceKeys: 'Figur einsetzen',
  moveKeys: 'Tasten für Züge',
  deleteSign: 'Letztes Zeichen löschen',
  enterMove: 'OK',
  textMode: 'Textmodus',
  showMoves: 'Züge anzeigen',
  flipBoard: 'Brett drehen',
  flipBoardEachTurn: 'Nach jedem Zug drehen',
  practice: 'Ohne Uhr üben',
  sound: 'Töne',
  hint: 'Tipp',
  hintPiece: (square: string, piece: PieceType) => `Tipp: ${pieces[piece][0]} auf ${square}`,
  hintArrow: (from: string, to: string) => `Tipp: von ${from} nach ${to}`,
  start: 'Spiel den ersten Zug, dann läuft die Uhr.',
  startPractice: 'Spiel den ersten Zug.',
  startType: 'Schreib den ersten Zug, dann läuft die Uhr.',
  startUnknown: 'Noch nicht im Kopf? „Züge anzeigen“ zeigt dir alle.',

  unreadable: (knight: string) => `Das ist kein Zug. Schreib ihn wie e2-e4, ${knight}g1-f3, exd5 oder 0-0.`,
  foreign: (text: string, style: NotationStyle, present: NotationStyle) =>
    `„${text}“ passt zur Schreibweise ${styles[style]}; eingestellt ist ${styles[present]}.`,
  ambiguous: (from: readonly string[]) =>
    `Das können zwei Figuren. Schreib dazu, von wo: ${from.join(' oder ')}.`,
  promotionMissing: (letters: readonly string[]) =>
    `Schreib dazu, was aus dem Bauern wird: ${letters.slice(0, -1).join(', ')} oder ${letters.at(-1)}.`,
  emptySquare: (square: string) => `Auf ${square} steht keine Figur.`,

  rightMove: (move: string, next: string) => `${move}, richtig. ${next}`,
  wrongMove: (errors: number) => `Falsch. ${errors === 1 ? 'Ein' : errors} Fehler.`,
  lastMove: (move: string) => `${move}, richtig.`,

  replay: 'Nachspielen',
  replayAt: (at: number, of: number) => `Zug ${at} von ${of}`,
  replayStart: 'Anfang',

  progress: 'Verlauf',
  noRuns: 'Nach dem ersten Durchgang siehst du hier deine Zeiten.',
  runs: (count: number) => (count === 1 ? 'Ein Durchgang' : `${count} Durchgänge`),
  lastTime: (time: string) => `zuletzt ${time}`,
  plot: (count: number, first: string, last: string, best: string) =>
    count === 1
      ? `Zeit des ersten Durchgangs: ${last}`
      : `Zeiten aus ${count} Durchgängen, vom ersten (${first}) bis zum letzten (${last}), der schnellste ${best}`,
  due: 'Heute dran',
  duePositions: (title: string, due: number, fresh: number) =>
    `${title}: ${due === 1 ? 'eine Stellung' : `${due} Stellungen`}${fresh > 0 ? `, davon ${fresh} neu` : ''}`,
  nothingDue: 'Nichts fällig. Was du durchspielst, kommt wieder, kurz bevor du es vergisst.',

  addLines: 'Züge einfügen …',
  library: 'Bibliothek …',
  overview: 'Überblick …',
  drill: 'Notation üben …',
  tree: 'Als Baum …',
  exportLines: 'Eigene als PGN speichern',
  removeLine: 'Löschen',
  removed: (name: string) => `„${name}“ ist gelöscht`,
  removeText: 'Gespielte Zeiten bleiben.',
  notLoaded: 'Das konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.',
  steps: {
    add: 'Hinzufügen',
    remove: 'Löschen',
    play: 'Zug hinzufügen',
    prune: 'Züge löschen',
    shift: 'Variante umstellen',
    comment: 'Kommentar',
    rate: 'Bewertung',
    draw: 'Zeichnung',
  },

  /** What each key of the key table does. */
  keys: {
    restart: 'Von vorn',
    hint: 'Tipp',
    showMoves: 'Züge anzeigen',
    textMode: 'Textmodus',
    flipBoard: 'Brett drehen',
    newLines: 'Züge einfügen',
    library: 'Bibliothek',
    last: 'Zuletzt Geübtes',
    drill: 'Notation üben',
    tree: 'Baum und zurück',
    link: 'Im Baum: Link kopieren',
    prune: 'Im Baum: ab hier löschen',
    undo: shellLabels.undo,
    redo: shellLabels.redo,
    showKeys: 'Tasten zeigen',
    walk: 'Auf dem Brett zum Nachbarfeld',
    edge: 'Auf dem Brett zum Rand',
    press: 'Figur nehmen und setzen',
    putBack: 'Figur zurücklegen',
  } satisfies Readonly<Record<KeyAction | BoardAction | TreeAction, string>>,
}
