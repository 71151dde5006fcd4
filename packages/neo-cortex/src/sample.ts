import type { ToolSample } from '@kleinzeug/shell'
import type { NeoCortexData } from './model/card.ts'
import { newCard } from './model/list.ts'

type Words = readonly [title: string, text: string, tag: string, url?: string]

const sampleOf =
  (cards: readonly Words[]): ToolSample<NeoCortexData>['de'] =>
  (today) => ({
    entries: cards.map(([title, text, tag, url = ''], index) =>
      newCard({ title, text, tags: [tag], url, later: index === 2 }, `sample${index}`, today),
    ),
  })

/** A few linked cards. */
export const sample: ToolSample<NeoCortexData> = {
  de: sampleOf([
    ['Zettelkasten', 'Jeder Zettel **ein** Gedanke, mit [[Verweise]] zu anderen.', 'denken'],
    [
      'Verweise',
      'Ein Verweis ohne Satz, warum, ist nach einem Jahr nichts wert. Siehe [[Zettelkasten]].',
      'denken',
    ],
    [
      'Niklas Luhmann-Archiv',
      'Zum Blättern. Gehört zu [[Zettelkasten]].',
      'denken',
      'https://niklas-luhmann-archiv.de/',
    ],
    [
      'Vergessenskurve',
      'Was nicht wiederholt wird, verblasst. Hilft dagegen: [[Wiederholen in Abständen]].',
      'lernen',
    ],
    ['Wiederholen in Abständen', 'Immer kurz vor dem Vergessen. Folgt aus [[Vergessenskurve]].', 'lernen'],
    ['Größenordnungen', '1. Schätzen\n2. Rechnen\n3. Staunen', 'zahlen'],
    ['OEIS', 'Zahlenfolgen nachschlagen', 'zahlen', 'https://oeis.org/'],
    [
      'Was ich behalten will',
      'Führt zu [[Zettelkasten]], [[Verweise]], [[Vergessenskurve]] und [[Größenordnungen]].\n\nFehlt noch: [[Ein Zettel, den es noch nicht gibt]].\n\n- [x] Anfangen\n- [ ] Weitermachen',
      'denken',
    ],
  ]),
  en: sampleOf([
    ['Slip box', 'Each card **one** thought, with [[Links]] to others.', 'thinking'],
    [
      'Links',
      'A link without a sentence that says why is worth nothing after a year. See [[Slip box]].',
      'thinking',
    ],
    [
      'Niklas Luhmann Archive',
      'For browsing. Belongs to [[Slip box]].',
      'thinking',
      'https://niklas-luhmann-archiv.de/',
    ],
    ['Forgetting', 'What is not repeated fades. What helps: [[Spaced repetition]].', 'learning'],
    ['Spaced repetition', 'Always shortly before forgetting. Follows from [[Forgetting]].', 'learning'],
    ['Orders of magnitude', '1. Estimate\n2. Calculate\n3. Marvel', 'numbers'],
    ['OEIS', 'To look up sequences of numbers', 'numbers', 'https://oeis.org/'],
    [
      'What I want to keep',
      'Leads to [[Slip box]], [[Links]], [[Forgetting]] and [[Orders of magnitude]].\n\nStill missing: [[A card that is not there yet]].\n\n- [x] Begin\n- [ ] Go on',
      'thinking',
    ],
  ]),
}
