/** The German texts of __Name__. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  title: '__title__',
  press: 'Drücken',
  pressed: (count: number) => (count === 1 ? 'einmal gedrückt' : `${count}-mal gedrückt`),
}

export type __Name__Labels = typeof defaultLabels
