/** Whether what the visitor has done is stored. */
export const savedLabels = {
  loading: '',
  saving: 'wird gesichert',
  saved: 'gesichert',
  unsaved: 'nicht gesichert',
}
