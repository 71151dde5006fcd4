import type { Row } from './Row.ts'

export const spanish: readonly Row[] = [
  ['C61', 'Spanisch: Bird-Verteidigung', 'Ruy Lopez: Bird Variation', 'e4 e5 Nf3 Nc6 Bb5 Nd4'],
  ['C62', 'Spanisch: Steinitz-Verteidigung', 'Ruy Lopez: Steinitz Defense', 'e4 e5 Nf3 Nc6 Bb5 d6'],
  ['C63', 'Spanisch: Jänisch-Gambit', 'Ruy Lopez: Schliemann Defense', 'e4 e5 Nf3 Nc6 Bb5 f5'],
  ['C64', 'Spanisch: klassische Verteidigung', 'Ruy Lopez: Classical Variation', 'e4 e5 Nf3 Nc6 Bb5 Bc5'],
  ['C65', 'Spanisch: Berliner Verteidigung', 'Ruy Lopez: Berlin Defense', 'e4 e5 Nf3 Nc6 Bb5 Nf6'],
  [
    'C67',
    'Spanisch: Berliner Mauer',
    'Ruy Lopez: Berlin Defense, Berlin Wall',
    'e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8',
  ],
  ['C68', 'Spanisch: Abtauschvariante', 'Ruy Lopez: Exchange Variation', 'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6'],
  ['C70', 'Spanisch: Morphy-Verteidigung', 'Ruy Lopez: Morphy Defense', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4'],
  ['C80', 'Spanisch: offene Verteidigung', 'Ruy Lopez: Open', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4'],
  ['C84', 'Spanisch: geschlossene Verteidigung', 'Ruy Lopez: Closed', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'],
  [
    'C89',
    'Spanisch: Marshall-Angriff',
    'Ruy Lopez: Marshall Attack',
    'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5',
  ],
  [
    'C94',
    'Spanisch: Breyer-Variante',
    'Ruy Lopez: Closed, Breyer Defense',
    'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8',
  ],
  [
    'C97',
    'Spanisch: Tschigorin-Variante',
    'Ruy Lopez: Closed, Chigorin Defense',
    'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7',
  ],
]
