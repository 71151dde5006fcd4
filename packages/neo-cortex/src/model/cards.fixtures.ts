import { fc } from '@fast-check/vitest'
import { newCard } from './list.ts'

const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/)
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))

/** Cards as one writes them: with links among them, some of which lead nowhere or in circles. */
export const cardList = fc.uniqueArray(words, { maxLength: 8 }).chain((titles) =>
  fc.tuple(
    ...titles.map((title, index) =>
      fc
        .record({
          text: fc.array(
            fc.oneof(
              words,
              fc.constantFrom(...titles, 'nirgends').map((to) => `[[${to}]]`),
            ),
            {
              maxLength: 4,
            },
          ),
          url: fc.option(
            word.map((path) => `https://example.org/${encodeURIComponent(path)}`),
            { nil: '' },
          ),
          tags: fc.uniqueArray(word, { maxLength: 3 }),
          later: fc.boolean(),
        })
        .map(({ text, url, tags, later }) =>
          newCard({ title, text: text.join('\n'), url, tags, later }, `id-${index}`, '2026-01-02'),
        ),
    ),
  ),
)
