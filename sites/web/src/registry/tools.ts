import type { ToolEntry } from './ToolEntry.ts'

/**
 * Every tool of the site, in the order it is shown. Navigation, start page, source pages, settings,
 * budgets, search, prerendering and sitemap follow from this list. `pnpm new-tool` writes an entry with
 * what belongs to it: a route file, a drawing, and a text, content/tools/<route>.mdx.
 */
export const tools: readonly ToolEntry[] = [
  {
    route: 'passwordMaker',
    name: 'Pass Maker',
    drawing: () => import('./drawings/passwordMaker.tsx'),
    folder: 'password-maker',
    slices: [
      {
        field: 'passwordMaker',
        slice: () => import('@kleinzeug/password-maker/slice'),
        counts: { recipes: ['eigene Einstellung', 'eigene Einstellungen'] },
      },
    ],
    budget: 126,
    sign: '•••',
    source: true,
  },
  {
    route: 'neoCortex',
    name: 'Neo Cortex',
    drawing: () => import('./drawings/neoCortex.tsx'),
    folder: 'neo-cortex',
    budget: 127,
    slices: [
      {
        field: 'neoCortex',
        slice: () => import('@kleinzeug/neo-cortex/slice'),
        counts: { cards: ['Zettel', 'Zettel'] },
      },
    ],
    shareTarget: true,
  },
  {
    route: 'lifehacks',
    name: 'Life Hacks',
    drawing: () => import('./drawings/lifehacks.tsx'),
    text: true,
  },
  {
    route: 'numberGuessing',
    name: 'Zahlenraten',
    drawing: () => import('./drawings/numberGuessing.tsx'),
    folder: 'number-guessing',
    slices: [
      {
        field: 'numberGuessing',
        slice: () => import('@kleinzeug/number-guessing/slice'),
        counts: { results: ['Ergebnis', 'Ergebnisse'] },
      },
    ],
    budget: 122,
    sign: '1–100',
    source: true,
    chunk: { page: 'view/NumberGuessing.tsx' },
  },
  {
    route: 'smoothEye',
    name: 'Augenübung',
    drawing: () => import('./drawings/smoothEye.tsx'),
    folder: 'smooth-eye',
    budget: 121,
    slices: [
      {
        field: 'smoothEye',
        slice: () => import('@kleinzeug/smooth-eye/slice'),
        counts: { sessions: ['Übung', 'Übungen'] },
      },
    ],
    sign: '∞',
    source: true,
  },
  {
    route: 'notationTrainer',
    name: 'Chess Trainer',
    drawing: () => import('./drawings/notationTrainer.tsx'),
    folder: 'notation-trainer',
    slices: [
      {
        field: 'notationTrainer',
        slice: () => import('@kleinzeug/notation-trainer/slice'),
        counts: {
          bestTimes: ['Bestzeit', 'Bestzeiten'],
          runs: ['Lauf', 'Läufe'],
          openings: ['eigene Eröffnung', 'eigene Eröffnungen'],
          drills: ['Notationsübung', 'Notationsübungen'],
        },
        specified: 'object',
      },
    ],
    budget: 130,
    searched: [
      'storage',
      'model/trainerData',
      'model/lineTitles',
      'model/openings',
      'model/games',
      'model/notation',
      'model/ply',
    ],
    sign: 'e2–e4',
    source: true,
  },
  {
    route: 'achievements',
    name: 'Erfolge',
    drawing: () => import('./drawings/achievements.tsx'),
    folder: 'achievements',
    budget: 129,
    slices: [
      {
        field: 'achievements',
        slice: () => import('@kleinzeug/achievements/slice'),
        counts: { achievements: ['Erfolg', 'Erfolge'] },
        specified: 'list',
      },
    ],
    source: true,
  },
  {
    route: 'selfReport',
    name: 'Selbsteinschätzung (WiP)',
    drawing: () => import('./drawings/selfReport.tsx'),
    folder: 'self-report',
    budget: 125,
    slices: [
      {
        field: 'selfReport',
        slice: () => import('@kleinzeug/self-report/slice'),
        counts: {
          traits: ['Eigenschaft', 'Eigenschaften'],
          ratings: ['Einschätzung', 'Einschätzungen'],
          tests: ['Test', 'Tests'],
          sheets: ['Bogen', 'Bögen'],
        },
      },
    ],
    chunk: { page: 'view/SelfReport.tsx' },
  },
  {
    route: 'resumeGenerator',
    name: 'Lebenslaufgenerator',
    drawing: () => import('./drawings/resumeGenerator.tsx'),
    folder: 'resume-generator',
    budget: 132,
    slices: [
      {
        field: 'resume',
        slice: () => import('@kleinzeug/resume-generator/slice'),
        counts: { resumes: ['Lebenslauf', 'Lebensläufe'] },
        specified: 'object',
      },
    ],
    chunk: { page: 'view/ResumeGenerator.tsx' },
    sign: 'CV',
  },
  {
    route: 'decider',
    name: 'Der Entscheider',
    drawing: () => import('./drawings/decider.tsx'),
    folder: 'decider',
    slices: [
      {
        field: 'decider',
        slice: () => import('@kleinzeug/decider/slice'),
        counts: { lists: ['Liste', 'Listen'], items: ['Eintrag', 'Einträge'] },
        specified: 'object',
      },
    ],
    budget: 124,
    sign: 'Los',
    source: true,
  },
  {
    route: 'worktime',
    name: 'Arbeitszeit',
    drawing: () => import('./drawings/worktime.tsx'),
    folder: 'worktime',
    budget: 136,
    slices: [
      {
        field: 'worktime',
        slice: () => import('@kleinzeug/worktime/slice'),
        counts: { years: ['Jahr', 'Jahre'], days: ['Tag', 'Tage'] },
        specified: 'object',
      },
    ],
    chunk: { page: 'view/Worktime.tsx' },
    sign: '5 h',
    source: true,
  },
  {
    route: 'radio',
    name: 'Digi Radio',
    drawing: () => import('./drawings/radio.tsx'),
    folder: 'radio',
    slices: [
      {
        field: 'radio',
        slice: () => import('@kleinzeug/radio/slice'),
        counts: { stations: ['Sender', 'Sender'] },
      },
    ],
    budget: 126,
    sign: 'FM',
    source: 'menu',
  },
  {
    route: 'svgEditor',
    name: 'SVG Editor',
    drawing: () => import('./drawings/svgEditor.tsx'),
    folder: 'svg-editor',
    slices: [
      {
        field: 'svgEditor',
        slice: () => import('@kleinzeug/svg-editor/slice'),
        counts: { drawings: ['Zeichnung', 'Zeichnungen'] },
        specified: 'object',
      },
      {
        field: 'svgEditorJournal',
        name: 'SVG Editor, neueste Änderungen',
        slice: () => import('@kleinzeug/svg-editor/slice'),
      },
      {
        field: 'svgEditorLarge',
        name: 'SVG Editor, große Zeichnung',
        slice: () => import('@kleinzeug/svg-editor/slice'),
        mirrored: true,
      },
    ],
    chunk: { page: 'view/SvgEditor.tsx', apart: 'view/SvgEditorMock.tsx', withSlice: true },
    // Of its worker, which runs SVGO.
    trustedTypes: 'kleinzeug-svg-editor',
    // The newest edits are stored in the journal.
    beforeExport: async (open) => {
      const { foldJournal, svgEditorJournalSlice, svgEditorSlice } =
        await import('@kleinzeug/svg-editor/slice')
      foldJournal(open(svgEditorSlice), open(svgEditorJournalSlice))
    },
    budget: 133,
    sign: 'SVG',
  },
  {
    route: 'sizeComparison',
    name: 'Größenvergleich',
    drawing: () => import('./drawings/sizeComparison.tsx'),
    folder: 'size-comparison',
    budget: 128,
    slices: [
      {
        field: 'sizeComparison',
        slice: () => import('@kleinzeug/size-comparison/slice'),
        counts: { entries: ['Eintrag', 'Einträge'] },
      },
    ],
    unlisted: true,
  },
]
