import { germanLabels } from '@kleinzeug/storage/local/labels'
import { tools } from '../registry/tools.ts'

const toolNames = tools.flatMap((tool) => ('slice' in tool ? [[tool.slice, tool.name] as const] : []))

/** What storage has to say, with the names that the parts of the record have on this site. */
export const recordLabels = germanLabels({
  ...Object.fromEntries(toolNames),
  svgEditorJournal: 'SVG Editor, neueste Änderungen',
  showExternalImages: 'Externe Bilder',
  brightness: 'Farbschema',
  radioPinned: 'Angeheftetes Radio',
  singleKeys: 'Einzelne Tasten',
  countVisits: 'Besuche melden',
})
