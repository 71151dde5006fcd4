import { shellLabels } from '@kleinzeug/shell/labels'
import type { StepKind } from './state/steps.ts'
import type { HelpAction } from './view/keyTable.ts'

const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`

/** A trait that is offered, with what 1 and 7 mean. */
export interface Suggestion {
  readonly name: string
  readonly low: string
  readonly high: string
}

/** The German texts that the page shows at first. */
export const firstLabels = {
  ...shellLabels,
  title: 'Selbsteinschätzung',
  views: 'Ansicht',
  view: { trend: 'Verlauf', compare: 'Vergleich', test: 'Fragebogen' },
  span: 'Zeitraum',
  spans: { all: 'alles', year: '1 Jahr', quarter: '3 Monate' },

  /** On the plate. */
  start: 'Jetzt einschätzen',
  goOn: 'Weiter einschätzen',
  goOnSheet: (about: string) => (about ? `Bogen über ${about} fortsetzen` : 'Bogen fortsetzen'),
  traits: 'Eigenschaften',
  /** Leads from the suggestions to the list of traits. */
  ownTraits: 'Eigene …',
  files: 'Dateien',
  print: 'Drucken',
  steps: {
    finish: 'Einschätzung abschließen',
    discard: 'Verwerfen',
    edit: 'Änderung',
    remove: 'Löschen',
    trait: 'Eigenschaften',
    reminder: 'Erinnerung',
    import: 'Import',
    sample: 'Beispiel',
  } satisfies Readonly<Record<StepKind, string>>,
  overdue: (days: number) =>
    `Deine letzte Einschätzung ist ${count(days, 'Tag', 'Tage')} her. Die nächste dauert eine Minute.`,
  later: 'Später',

  /** The window with the trend. */
  emptyTitle: 'Was willst du an dir beobachten?',
  emptyText:
    'Wähl ein paar Eigenschaften, die dir etwas bedeuten. Drei bis sieben genügen; ändern kannst du sie jederzeit.',
  firstTitle: 'Bereit für die erste Einschätzung',
  firstText: 'Ab der zweiten wird aus Punkten eine Linie.',
  poles: (low: string, high: string) => (low || high ? `${low || '1'} bis ${high || '7'}` : ''),
  paused: 'Unterbrochen. Deine Antworten sind gespeichert.',
  suggestions: 'Vorschläge',
  suggested: [
    { name: 'Gelassenheit', low: 'angespannt', high: 'gelassen' },
    { name: 'Zuversicht', low: 'mutlos', high: 'zuversichtlich' },
    { name: 'Tatkraft', low: 'erschöpft', high: 'voller Kraft' },
    { name: 'Konzentration', low: 'zerstreut', high: 'gesammelt' },
    { name: 'Geduld', low: 'ungeduldig', high: 'geduldig' },
    { name: 'Mut', low: 'zögernd', high: 'mutig' },
    { name: 'Verbundenheit', low: 'für mich', high: 'verbunden' },
    { name: 'Neugier', low: 'gleichgültig', high: 'neugierig' },
  ] as readonly Suggestion[],
  suggest: (name: string) => `${name} hinzufügen`,

  keys: {
    start: 'Einschätzen',
    step: 'Mit dieser Stufe antworten',
    skip: 'Auslassen',
    back: 'Eine Frage zurück',
    pause: 'Unterbrechen',
    trend: 'Verlauf',
    compare: 'Vergleich',
    test: 'Fragebogen',
    traits: 'Eigenschaften',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    print: 'Drucken',
    files: 'Dateien',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  } satisfies Record<HelpAction, string>,
}
