/** The texts of `SvgEditorMock`. */
export const mockLabels = {
  mockTitle: 'Entwurf',
  mockPalette: 'Farben',
  mockAxes: 'Achsen',
  mockColour: (colour: string) => `Farbe #${colour}`,
}
