import type { Engine, Key } from '@kleinzeug/tooling/engines'

/** One edit of a tool, as a visitor makes it, and how it is known to be stored and shown. */
export interface Edit {
  readonly path: string
  readonly make: (engine: Engine) => Promise<void>
  /** What the stored record then contains. */
  readonly stored: string
  /** An expression that is true while the page shows it. */
  readonly shown: string
}

/** The first field whose label begins with a text. Without `input.labels`, by which WebKitGTK 2.50 aborts. */
const field = (label: string) =>
  `[...document.querySelectorAll('input, textarea')].find((input) =>
     (input.getAttribute('aria-label') ??
      (input.closest('label') ?? document.querySelector(\`label[for="\${input.id}"]\`))?.textContent ?? '')
       .trim().startsWith('${label}'))`

const keys =
  (...names: Key[]) =>
  (engine: Engine) =>
    engine.press(...names)
const click = (element: string) => async (engine: Engine) =>
  void (await engine.evaluate(`(${element}).click() ?? true`))
const type = (label: string, text: string) => async (engine: Engine) => {
  await engine.evaluate(`${field(label)}.focus() ?? true`)
  await engine.type(text)
  await engine.press('Enter')
}

const contains = (text: string) => `document.querySelector('main, #app').textContent.includes('${text}')`

export const decided: Edit = {
  path: '/apps/decider',
  make: type('Neuer Eintrag', 'Draisine'),
  stored: '"Draisine"',
  shown: contains('Draisine'),
}

export const edits: readonly Edit[] = [
  decided,
  {
    path: '/apps/notationTrainer',
    make: click(field('Textmodus')),
    stored: '"textMode":true',
    shown: `${field('Textmodus')}.checked`,
  },
  {
    path: '/apps/worktime',
    make: type('Stunden', '7:30'),
    stored: '"hoursWorked":7.5',
    shown: contains('1 Tag × 5:00'),
  },
  {
    path: '/apps/radio',
    make: keys('ArrowDown'),
    stored: '"radio"',
    shown: `Number(document.querySelector('.radio-volume input').value) < 80`,
  },
  {
    path: '/apps/passwordMaker',
    make: click(field('Konto')),
    stored: '"passwordMaker"',
    shown: `${field('Konto')}.checked`,
  },
  {
    path: '/apps/smoothEye',
    make: keys('ArrowRight'),
    stored: '"smoothEye"',
    shown: `${field('Lissajous')}.checked`,
  },
  {
    path: '/apps/numberGuessing',
    make: click(field('1–10')),
    stored: '"numberGuessing"',
    shown: `${field('1–10')}.checked`,
  },
  {
    path: '/apps/neoCortex',
    make: type('Gedanke oder Adresse', 'Zwiebelkuchen'),
    stored: 'Zwiebelkuchen',
    shown: contains('Zwiebelkuchen'),
  },
  {
    path: '/apps/achievements',
    make: type('Was ist gelungen?', 'Rede gehalten'),
    stored: 'Rede gehalten',
    shown: contains('Rede gehalten'),
  },
  {
    path: '/apps/resumeGenerator',
    make: type('Name', 'Ada Beispiel'),
    stored: 'Ada Beispiel',
    shown: `${field('Name')}.value === 'Ada Beispiel'`,
  },
  {
    path: '/apps/svgEditor',
    make: keys('+', 'r'),
    stored: 'rect001',
    shown: `[...document.querySelectorAll('[role=treeitem]')].some((item) => item.textContent.includes('rect001'))`,
  },
]
