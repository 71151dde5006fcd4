import { numberFormat } from '@kleinzeug/shell/labels'
import type { DrawingColor } from './model/pgn/drawing.ts'
import type { Glyph } from './model/pgn/glyphs.ts'

const number = numberFormat('de-DE')

const glyphs: Readonly<Record<Glyph, string>> = {
  1: 'guter Zug',
  2: 'schwacher Zug',
  3: 'sehr guter Zug',
  4: 'grober Fehler',
  5: 'interessanter Zug',
  6: 'fragwürdiger Zug',
  7: 'einziger Zug',
  10: 'ausgeglichen',
  13: 'unklar',
  14: 'Weiß steht etwas besser',
  15: 'Schwarz steht etwas besser',
  16: 'Weiß steht besser',
  17: 'Schwarz steht besser',
  18: 'Weiß steht auf Gewinn',
  19: 'Schwarz steht auf Gewinn',
}

const colors: Readonly<Record<DrawingColor, string>> = { G: 'Grün', R: 'Rot', Y: 'Gelb', B: 'Blau' }

/** The German texts of the tree view, which load with it. */
export const treeLabels = {
  treeOf: (title: string) => `Baum: ${title}`,
  treeMoves: 'Baum der Züge',
  treeHelp:
    '→ und ← gehen den Weg entlang, ↓ und ↑ zu den anderen Zügen derselben Stellung, Umschalt mit ↑ oder ↓ stellt eine Variante um.',
  treeBack: 'Zum Training',
  treeStart: 'Anfangsstellung',
  treeLoading: 'Der Baum wird gelesen …',
  treeFor: { white: 'Repertoire für Weiß', black: 'Repertoire für Schwarz' },
  treeReadOnly:
    'Nur zum Ansehen. Sobald du es als Repertoire behältst, kannst du Züge hinzufügen und ändern.',
  treeLinked: 'Aus einem Link. Gespeichert wird erst, wenn du es behältst.',
  treeHint: 'Spiel einen Zug auf dem Brett: Ein neuer wird hinzugefügt, ein bekannter gezeigt.',
  dueToday: (due: number, fresh: number) =>
    due === 0
      ? 'Heute ist nichts fällig.'
      : `Heute fällig: ${due === 1 ? 'eine Stellung' : `${due} Stellungen`}${fresh > 0 ? `, davon ${fresh} neu` : ''}`,
  markName: { due: 'fällig', fresh: 'neu', known: 'gelernt' },
  lapses: (count: number) => (count === 1 ? 'einmal vergessen' : `${count}-mal vergessen`),
  glyphName: (glyph: Glyph): string => glyphs[glyph],
  colorName: (color: DrawingColor): string => colors[color],
  moveAdded: (move: string) => `${move} hinzugefügt.`,
  moveFollowed: (move: string) => `${move}.`,
  firstMove: 'Zum Anfang',
  previousMove: 'Einen Zug zurück',
  nextMove: 'Einen Zug vor',
  otherMove: 'Anderer Zug',
  promoteLine: 'Variante nach vorn',
  demoteLine: 'Variante nach hinten',
  prune: 'Ab hier löschen',
  pruneGame: 'Partie löschen',
  pruned: (move: string) => `${move} und alles danach ist gelöscht.`,
  shifted: 'Variante umgestellt.',
  rating: 'Bewertung des Zuges',
  position: 'Bewertung der Stellung',
  noRating: 'ohne',
  comment: 'Kommentar',
  startComment: 'Kommentar zum Anfang',
  draw: 'Zeichnen',
  drawHelp:
    'Zwei Felder nacheinander ergeben einen Pfeil, zweimal dasselbe eine Markierung; noch einmal löscht. Mit der rechten Maustaste geht es auch ohne diesen Schalter.',
  drawColor: 'Farbe',
  arrow: (color: DrawingColor, from: string, to: string) => `Pfeil ${colors[color]} ${from}–${to}`,
  mark: (color: DrawingColor, square: string) => `Markierung ${colors[color]} ${square}`,
  drawn: 'mit Zeichnung',
  drawings: (names: readonly string[]) => `Eingezeichnet: ${names.join(', ')}`,
  drawFrom: (square: string) => `Von ${square}: Wähl das Ziel.`,
  savePgn: 'Als PGN speichern',
  keepLine: 'Behalten …',
  keepTitle: 'Behalten',
  copyLink: 'Link kopieren',
  linkTitle: 'Link',
  linkCopied: 'Der Link ist kopiert.',
  linkByHand: 'Der Link ließ sich nicht kopieren. Markier ihn und kopier ihn selbst.',
  linkLength: (signs: number) =>
    `${number(signs)} Zeichen. Was darin steht, wird nirgendwohin geschickt: Der Link selbst enthält alle Züge.`,
  linkTooLong: 'Für einen Link ist das zu viel. Speicher es als PGN und gib die Datei weiter.',
  linkDamaged:
    'Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken, am besten als Ganzes kopiert.',
}
