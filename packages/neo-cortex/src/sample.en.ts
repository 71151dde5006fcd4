import type { ToolSample } from '@kleinzeug/shell'
import type { NeoCortexData } from './model/card.ts'
import { sampleOf } from './sampleCards.ts'

const en = sampleOf([
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
])

/** The sample of the English entry, which has no German words. */
export const sample: ToolSample<NeoCortexData> = { de: en, en }
