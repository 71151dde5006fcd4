import type { Color, PieceType } from './model/ply.ts'
import type { DrillChoice, NotationForm, NotationStyle } from './model/trainerData.ts'

const pieces: Record<PieceType, string> = {
  p: 'Bauer',
  n: 'Springer',
  b: 'Läufer',
  r: 'Turm',
  q: 'Dame',
  k: 'König',
}
const side = (color: Color) => (color === 'w' ? 'Weiß' : 'Schwarz')

/** The German texts of the notation drill, which load with it. */
export const drillLabels = {
  drillTitle: 'Notation üben',
  drillBack: 'Zurück zum Trainer',
  drillMode: 'Übung',
  drillModes: {
    write: 'Schreiben',
    play: 'Spielen',
    find: 'Feld finden',
    blind: 'Blind',
    dictation: 'Diktat',
  } satisfies Record<DrillChoice['mode'], string>,
  drillAbout: {
    write:
      'Auf dem Brett wird ein Zug gespielt. Schreib ihn auf. Zehn Züge, jeder Fehler kostet fünf Sekunden.',
    play: 'Du liest einen Zug. Spiel ihn auf dem Brett. Zehn Züge, jeder Fehler kostet fünf Sekunden.',
    find: 'Du liest einen Zug. Tipp auf das Feld, auf das er führt. Dreißig Sekunden, so viele du schaffst.',
    blind:
      'Eine Zugfolge von Anfang an, auf einem Brett ohne Figuren. Tipp auf das Feld, von dem jeder Zug kommt, dann auf sein Ziel. Zehn Halbzüge.',
    dictation: 'Eine ganze Partie, Zug für Zug. Schreib jeden auf. Jeder Fehler kostet fünf Sekunden.',
  } satisfies Record<DrillChoice['mode'], string>,
  drillForm: 'Form',
  drillForms: { long: 'Lang', short: 'Kurz' } satisfies Record<NotationForm, string>,
  drillSource: 'Stellungen aus',
  drillSources: {
    games: 'Partien und Eröffnungen',
    own: 'eigenen Zügen',
    library: 'der Bibliothek',
  } satisfies Record<DrillChoice['source'], string>,
  drillGame: 'Partie',
  drillSpoken: 'Züge ansagen statt zeigen',
  drillSpokenHint: 'Die Stimme ist auf diesem Gerät. Was sie sagt, verlässt es nicht.',
  drillNoVoice: {
    de: 'Auf diesem Gerät ist keine deutsche Stimme, die ohne Netz spricht.',
    en: 'Auf diesem Gerät ist keine englische Stimme, die ohne Netz spricht.',
  },
  /** Language of the voice for figurines. */
  drillVoice: 'de',
  drillListen: 'Noch einmal anhören',
  drillHeard: 'Hör zu',
  drillStart: 'Los',
  drillLeave: 'Abbrechen',
  drillOther: 'Andere Übung',
  drillAt: (at: number, of: number) => `${at} von ${of}`,
  drillFound: (count: number) => (count === 1 ? 'ein Feld' : `${count} Felder`),
  drillTimeLeft: 'Noch',
  drillWrite: (color: Color) => `${side(color)} hat gezogen. Schreib den Zug.`,
  drillWriteHeard: (color: Color) => `${side(color)} zieht. Schreib, was du hörst.`,
  drillPlay: (color: Color) => `Spiel für ${side(color)}`,
  drillFind: 'Welches Feld?',
  /** The move on the board in words, for those who cannot see it. */
  drillMoved: (color: Color, piece: PieceType, from: string, to: string, isCapture: boolean) =>
    `${side(color)}: ${pieces[piece]} von ${from} ${isCapture ? 'schlägt' : 'nach'} ${to}.`,
  drillPromoted: (piece: PieceType) => `Umwandlung: ${pieces[piece]}.`,
  drillRight: 'Richtig.',
  drillRightMove: (move: string) => `${move}, richtig.`,
  drillWrong: 'Falsch.',
  drillWrongSquare: (square: string) => `${square} ist es nicht.`,
  drillFrom: (square: string) => `Von ${square}. Wohin?`,
  drillOtherForm: (form: NotationForm) =>
    form === 'long'
      ? 'Richtig, aber kurz. Schreib ihn lang, mit Ausgangsfeld und Ziel.'
      : 'Richtig, aber lang. Schreib ihn kurz, nur mit dem Nötigen.',
  drillHint: (form: NotationForm, knight: string) =>
    form === 'long'
      ? `Lang: e2-e4, ${knight}g1-f3, 0-0.`
      : `Kurz: e4, ${knight}f3, exd5, 0-0. Die Eingabetaste schließt ab.`,
  drillReveal: 'Lösung zeigen',
  drillAnswer: 'Lösung',
  drillBoardHelp: 'Die Pfeiltasten wandern über das Brett. Die Eingabetaste wählt ein Feld.',
  drillSheet: 'Mitschrift',
  drillTooFew: {
    write: 'Dafür sind es zu wenige Züge: Zehn verschiedene müssen es sein.',
    play: 'Dafür sind es zu wenige Züge: Zehn verschiedene müssen es sein.',
    find: 'Dafür sind es zu wenige Züge: Zehn verschiedene müssen es sein.',
    blind: 'Keine dieser Zugfolgen hat zehn Halbzüge von der Grundstellung an.',
    dictation: 'Diese Partie ist beschädigt. Wähl eine andere.',
  } satisfies Record<DrillChoice['mode'], string>,
  drillNewBest: 'Neuer Bestwert',
  drillBest: 'Bestwert',
  drillNoBest: 'noch keiner',
  drillHinted: 'Mit Lösung gespielt: zählt nicht als Bestwert.',
  drillKind: (mode: string, style: NotationStyle, form: NotationForm) =>
    `${mode}, ${{ german: 'deutsch', english: 'englisch', figurine: 'Figurinen' }[style]}, ${form === 'long' ? 'lang' : 'kurz'}`,
  drillPlot: (count: number, first: string, last: string, best: string) =>
    count === 1
      ? `Ergebnis des ersten Durchgangs: ${last}`
      : `Ergebnisse aus ${count} Durchgängen, vom ersten (${first}) bis zum letzten (${last}), das beste ${best}`,
}
