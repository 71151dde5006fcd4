import type { __Name__Labels } from './labels.ts'

/** The English texts of __Name__. */
export const englishLabels: __Name__Labels = {
  title: '__title__',
  press: 'Press',
  pressed: (count) => (count === 1 ? 'pressed once' : `pressed ${count} times`),
}
