import { SampleKey } from '@kleinzeug/shell'
import { Button, Icon, IconButton, SelectField } from '@kleinzeug/ui'
import { applicationOf } from '../model/applications/applyTo.ts'
import { withoutApplication } from '../model/applications/editApplications.ts'
import { withAdded, withChosen, withChosenApplication, withCopy, withoutChosen } from '../model/edit.ts'
import { hasContent } from '../model/hasContent.ts'
import { resumesOf } from '../model/merge.ts'
import { emptyResume, type ResumeData } from '../model/resume.ts'
import { useResume } from './ResumeGeneratorContext.ts'

interface ToolbarProps {
  data: ResumeData
  canUndo: boolean
  canRedo: boolean
  writing: boolean
  onUndo: () => void
  onRedo: () => void
  onFiles: () => void
  onPrint: () => void
  onDownload: () => void
  onKeys: () => void
  onDeleted: (name: string) => void
}

/** The keys of the plate: which resume, undo, and what leaves the tool. */
export function Toolbar({ data, canUndo, canRedo, writing, ...on }: ToolbarProps) {
  const { labels, edit, announce } = useResume()
  const nameOf = ({ name, personalData }: Pick<ResumeData, 'name' | 'personalData'>) =>
    name || personalData.name || labels.unnamed
  // Each resume, and behind it its applications.
  const versions = resumesOf(data).flatMap((resume) => [
    { id: resume.id, application: '', label: nameOf(resume) },
    ...resume.applications.map(({ id, name }) => ({
      id: resume.id,
      application: id,
      label: `\u2003${name || labels.unnamed}`,
    })),
  ])
  const application = applicationOf(data)
  // There is nothing in it to be copied or deleted.
  const isEmpty = data.others.length === 0 && !hasContent(data)
  const remove = () => {
    const name = application ? application.name || labels.unnamed : nameOf(data)
    announce(labels.deleted(name))
    edit({
      change: application ? (before) => withoutApplication(before, application.id) : withoutChosen,
      field: 'personalData/name',
    })
    on.onDeleted(name)
  }
  return (
    <div className="resume-generator-toolbar">
      <div className="resume-generator-row">
        <SelectField
          label={labels.resumes}
          labelHidden
          value={String(versions.findIndex((each) => each.application === (application?.id ?? '')))}
          onChange={(index) => {
            const { id = '', application = '' } = versions[Number(index)] ?? {}
            edit({
              change: (before) => withChosenApplication(withChosen(before, id), application),
              field: 'personalData/name',
            })
          }}
        >
          {versions.map(({ id, application, label }, index) => (
            <option key={`${id}/${application}`} value={index}>
              {label}
            </option>
          ))}
        </SelectField>
        <IconButton
          icon={<Icon name="add" />}
          label={labels.newResume}
          onClick={() =>
            edit({ change: (before) => withAdded(before, emptyResume()), field: 'personalData/name' })
          }
        />
        <IconButton
          icon={<Icon name="copy" />}
          label={labels.copyResume}
          disabled={isEmpty}
          onClick={() =>
            edit({
              change: (before) => withCopy(before, labels.copyName(nameOf(before))),
              field: 'personalData/name',
            })
          }
        />
        <IconButton
          icon={<Icon name="delete" />}
          label={labels.deleteResume}
          disabled={isEmpty}
          onClick={remove}
        />
      </div>
      <div className="resume-generator-row">
        <IconButton
          icon={<Icon name="undo" />}
          label={labels.undo}
          aria-keyshortcuts="z"
          disabled={!canUndo}
          onClick={on.onUndo}
        />
        <IconButton
          icon={<Icon name="redo" />}
          label={labels.redo}
          aria-keyshortcuts="Shift+Z"
          disabled={!canRedo}
          onClick={on.onRedo}
        />
        <Button variant="quiet" aria-keyshortcuts="?" aria-label={labels.showKeys} onClick={on.onKeys}>
          ?
        </Button>
        <Button onClick={on.onFiles}>{labels.files}</Button>
        <Button aria-keyshortcuts="p" title={labels.printHint} onClick={on.onPrint}>
          {labels.print}
        </Button>
        <DownloadKey writing={writing} onDownload={on.onDownload} />
      </div>
    </div>
  )
}

interface DownloadKeyProps {
  writing: boolean
  onDownload: () => void
}

function DownloadKey({ writing, onDownload }: DownloadKeyProps) {
  const { labels } = useResume()
  return (
    <Button
      variant="primary"
      className="resume-generator-download"
      icon={<Icon name="import" />}
      aria-keyshortcuts="d"
      aria-disabled={writing}
      onClick={onDownload}
    >
      {writing ? labels.downloading : labels.download}
    </Button>
  )
}

/** The main key on a phone: in a bar of its own at the lower edge, in place of the one in the toolbar. */
export function Dock({ onNext, ...props }: DownloadKeyProps & { onNext: (() => void) | undefined }) {
  const { labels } = useResume()
  return (
    <div className="resume-generator-dock">
      {onNext && <Button onClick={onNext}>{labels.nextPart}</Button>}
      <DownloadKey {...props} />
    </div>
  )
}

/** What an empty resume shows first. */
export function Start() {
  const { labels } = useResume()
  return (
    <div className="resume-generator-start">
      <p>{labels.exampleHint}</p>
      <SampleKey when />
    </div>
  )
}
