import { exampleResume } from './example.ts'
import type { Resume } from './resume.ts'

/** The example with an own section, a hidden bullet, and parts of texts in bold, in italics and as links. */
export function markedResume(): Resume {
  const example = exampleResume()
  const [first, ...rest] = example.employments
  if (!first) return example
  return {
    ...example,
    professionData: {
      ...example.professionData,
      professionReasonText:
        '*Zwölf Jahre Planung und Bauleitung, davon vier mit eigenem Team; sucht eine Aufgabe, bei der Wärmepumpen auch in Betrieb genommen werden.*',
    },
    employments: [
      {
        ...first,
        bullets: [
          '**Leitung** von *14 Projekten*, davon 13 im [Kostenrahmen der Stadt Köln und ihrer Töchter](https://example.org/kosten) und ***alle*** für Kolleg*innen, 2 * 3 * 4 Häuser',
          ...first.bullets.slice(1),
        ],
        hiddenBullets: [1],
      },
      ...rest,
    ],
    ownSections: [{ id: 'own-0', entries: [{ ...first, id: 'e0', title: 'Wärme im Altbau', bullets: [] }] }],
    sections: [{ id: 'own-0', title: 'Vorträge', hidden: false, manual: false }],
  }
}
