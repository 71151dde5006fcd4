import type { ToolSample } from '@kleinzeug/shell'
import type { NeoCortexData } from './model/card.ts'
import { sample as english } from './sample.en.ts'
import { sampleOf } from './sampleCards.ts'

/** A few linked cards. */
export const sample: ToolSample<NeoCortexData> = {
  ...english,
  de: sampleOf([
    ['Zettelkasten', 'Jeder Zettel **ein** Gedanke, mit [[Verweise]] zu anderen.', 'denken'],
    [
      'Verweise',
      'Ein Verweis ohne Satz, warum, ist nach einem Jahr nichts wert. Siehe [[Zettelkasten]].',
      'denken',
    ],
    [
      'Niklas Luhmann-Archiv',
      'Zum Blättern. Gehört zu [[Zettelkasten]].',
      'denken',
      'https://niklas-luhmann-archiv.de/',
    ],
    [
      'Vergessenskurve',
      'Was nicht wiederholt wird, verblasst. Hilft dagegen: [[Wiederholen in Abständen]].',
      'lernen',
    ],
    ['Wiederholen in Abständen', 'Immer kurz vor dem Vergessen. Folgt aus [[Vergessenskurve]].', 'lernen'],
    ['Größenordnungen', '1. Schätzen\n2. Rechnen\n3. Staunen', 'zahlen'],
    ['OEIS', 'Zahlenfolgen nachschlagen', 'zahlen', 'https://oeis.org/'],
    [
      'Was ich behalten will',
      'Führt zu [[Zettelkasten]], [[Verweise]], [[Vergessenskurve]] und [[Größenordnungen]].\n\nFehlt noch: [[Ein Zettel, den es noch nicht gibt]].\n\n- [x] Anfangen\n- [ ] Weitermachen',
      'denken',
    ],
  ]),
}
