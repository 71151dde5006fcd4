import type { BlobStorage } from '@kleinzeug/storage/blobs'
import { Icon, IconButton } from '@kleinzeug/ui'
import { useState } from 'react'
import {
  withAttachmentFields,
  withAttachmentMoved,
  withAttachmentTurned,
  withoutAttachment,
} from '../../model/portfolio/editPortfolio.ts'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { FormText } from '../form/FormText.tsx'
import { useReorder } from '../form/useReorder.ts'
import { useLater } from '../useLater.ts'
import { AttachmentPicture } from './AttachmentPicture.tsx'
import { CropDialog } from './CropDialog.tsx'
import { useBlob } from './useBlob.ts'

interface AttachmentListProps {
  files: readonly Attachment[]
  storage: BlobStorage
}

/** The certificates in their order. */
export function AttachmentList({ files, storage }: AttachmentListProps) {
  const { labels, edit, announce } = useLater()
  const { list, handle, markOf } = useReorder(files.length, (from, to) => {
    const file = files[from]
    edit({ change: (data) => withAttachmentMoved(data, from, to), field: `portfolio/${file?.id ?? ''}/name` })
    if (file) announce(labels.moved(file.name, to + 1, files.length))
  })
  return (
    <ul ref={list} className="resume-generator-entries" aria-label={labels.attachments}>
      {files.map((file, index) => (
        <li key={file.id} data-mark={markOf(index)} className="resume-generator-attachment">
          <IconButton
            icon={<Icon name="drag" />}
            label={labels.move(file.name)}
            title={labels.moveHint}
            className="resume-generator-handle"
            {...handle(index)}
          />
          <AttachmentRow file={file} number={index + 1} storage={storage} />
        </li>
      ))}
    </ul>
  )
}

interface AttachmentRowProps {
  file: Attachment
  number: number
  storage: BlobStorage
}

function AttachmentRow({ file, number, storage }: AttachmentRowProps) {
  const { labels, edit, announce, goTo } = useLater()
  const blob = useBlob(storage, file.file)
  const [isCropping, setCropping] = useState(false)
  const { id, kind, name, pages, size } = file
  const field = `portfolio/${id}/name`
  const remove = () => {
    edit({ change: (data) => withoutAttachment(data, id), field })
    announce(labels.entryDeleted(name))
    goTo('portfolio')
  }
  return (
    <>
      <AttachmentPicture file={file} blob={blob instanceof Blob ? blob : undefined} />
      <div>
        <FormText
          label={labels.attachmentName(number)}
          labelHidden
          field={field}
          value={name}
          error={blob === 'lost' ? labels.attachmentLost : undefined}
          onText={(text) =>
            edit({ change: (data) => withAttachmentFields(data, id, { name: text }), field, typing: true })
          }
        />
        <p className="resume-generator-hint">
          {kind === 'pdf' ? labels.pdfFacts(pages, size) : labels.photoFacts(size)}
          {file.turn > 0 && labels.turned(file.turn)}
        </p>
        <div className="resume-generator-row">
          <IconButton
            icon={<Icon name="restart" />}
            label={labels.turn(name)}
            onClick={() => edit({ change: (data) => withAttachmentTurned(data, id), field })}
          />
          <IconButton
            icon={<Icon name="edit" />}
            label={labels.crop(name)}
            disabled={!(blob instanceof Blob)}
            onClick={() => setCropping(true)}
          />
          <IconButton icon={<Icon name="delete" />} label={labels.deleteEntry(name)} onClick={remove} />
        </div>
      </div>
      {isCropping && blob instanceof Blob && (
        <CropDialog
          file={file}
          blob={blob}
          onClose={() => setCropping(false)}
          onCrop={(crop) => {
            edit({ change: (data) => withAttachmentFields(data, id, { crop }), field })
            setCropping(false)
          }}
        />
      )}
    </>
  )
}
