import { statusText } from '@kleinzeug/storage/local/labels'
import { Notice } from '@kleinzeug/ui'
import { recordLabels } from '../../record/recordLabels.ts'

/** Says beside a key that it has changed nothing, because a newer version of the site has stored. */
export const NewerNotice = () => (
  <Notice tone="bad" title={statusText({ kind: 'newer' }, recordLabels).text} />
)
