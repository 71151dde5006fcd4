/** The texts of the draft screen, which needs no others. */
export const mockLabels = {
  mockTitle: 'Entwurf',
  mockPalette: 'Farben',
  mockAxes: 'Achsen',
  mockColour: (colour: string) => `Farbe #${colour}`,
}
