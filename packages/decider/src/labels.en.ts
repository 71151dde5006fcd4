import type { DeciderLabels } from './labels.ts'

/** The English texts of Decider. */
export const englishLabels: DeciderLabels = {
  title: 'Der Entscheider',
  press: 'Press',
  pressed: (count) => (count === 1 ? 'pressed once' : `pressed ${count} times`),
}
