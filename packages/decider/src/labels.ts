/** The German texts of Decider. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  title: 'Der Entscheider',
  press: 'Drücken',
  pressed: (count: number) => (count === 1 ? 'einmal gedrückt' : `${count}-mal gedrückt`),
}

export type DeciderLabels = typeof defaultLabels
