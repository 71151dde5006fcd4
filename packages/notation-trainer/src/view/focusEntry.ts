/** Focuses the move field in text mode, else the tab stop of the board. */
export function focusEntry(tool: HTMLElement | null) {
  const field = tool?.querySelector<HTMLElement>('.notation-trainer-type input:enabled')
  const square = tool?.querySelector<HTMLElement>('[data-square][tabindex="0"]')
  const entry = field ?? square
  entry?.focus()
}
