import { useSaveFile } from '@kleinzeug/shell'
import { Button, Dialog, Icon } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { answersFileOf } from '../../model/files/handOver.ts'
import { useLater } from '../useLater.ts'
import { SealedLink } from './SealedLink.tsx'

/** Gives the answers of a sheet back: as a file, or as an encrypted link. */
export default function AnswersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { state, labels } = useLater()
  const saveFile = useSaveFile()
  const sheet = useAtomValue(state.data).sheets.find((each) => each.id === id)
  if (!sheet) return null
  const text = () => answersFileOf(sheet)
  return (
    <Dialog open onClose={onClose} title={labels.giveBack}>
      <div className="self-report-sealed">
        <p>{labels.giveBackHelp(sheet.about)}</p>
        <Button icon={<Icon name="export" />} onClick={() => saveFile(`${labels.answersFile}.json`, text())}>
          {labels.saveSheet}
        </Button>
        <SealedLink label={labels.answersLink} text={text} />
        <div className="ui-dialog-actions">
          <Button onClick={onClose}>{labels.close}</Button>
        </div>
      </div>
    </Dialog>
  )
}
