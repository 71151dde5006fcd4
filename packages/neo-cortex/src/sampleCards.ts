import type { ToolSample } from '@kleinzeug/shell'
import type { NeoCortexData } from './model/card.ts'
import { newCard } from './model/list.ts'

type Words = readonly [title: string, text: string, tag: string, url?: string]

/** A few linked cards in the words given. */
export const sampleOf =
  (cards: readonly Words[]): ToolSample<NeoCortexData>['de'] =>
  (today) => ({
    entries: cards.map(([title, text, tag, url = ''], index) =>
      newCard({ title, text, tags: [tag], url, later: index === 2 }, `sample${index}`, today),
    ),
  })
