import { germanLabels } from '@kleinzeug/storage/local/labels'
import { fieldNames } from 'virtual:content/fieldNames'

/** What storage has to say, with the names that the parts of the record have on this site. */
export const recordLabels = germanLabels({
  ...fieldNames,
  showExternalImages: 'Externe Bilder',
  brightness: 'Farbschema',
  radioPinned: 'Angeheftetes Radio',
  singleKeys: 'Einzelne Tasten',
  countVisits: 'Besuche melden',
  startTools: 'Werkzeuge der Startseite',
})
