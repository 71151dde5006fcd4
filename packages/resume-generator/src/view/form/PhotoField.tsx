import { Button } from '@kleinzeug/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { withPersonal } from '../../model/edit.ts'
import { useResume } from '../ResumeGeneratorContext.ts'

const PhotoDialog = lazy(() =>
  import('./PhotoDialog.tsx').then(({ PhotoDialog }) => ({ default: PhotoDialog })),
)

/** Bytes of the data in a base64 data URL. */
const bytesOf = (url: string) => Math.round(((url.length - url.indexOf(',') - 1) * 3) / 4)

export function PhotoField({ photo }: { photo: string }) {
  const { labels, edit } = useResume()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const store = (url: string) =>
    edit({ change: (data) => withPersonal(data, { photo: url }), field: 'personalData/photo' })
  const kilobytes = (bytesOf(photo) / 1000).toLocaleString('de-DE', { maximumFractionDigits: 0 })
  return (
    <div className="resume-generator-photo">
      {photo ? <img src={photo} alt={labels.photo} width={59} height={79} /> : <span aria-hidden="true" />}
      <div>
        <p className="ui-field-label">{labels.photo}</p>
        <p className="resume-generator-hint">{photo ? labels.photoSize(kilobytes) : labels.photoHint}</p>
        <div className="resume-generator-row">
          <Button data-field="personalData/photo" onClick={() => input.current?.click()}>
            {labels.photoChoose}
          </Button>
          {photo && (
            <Button variant="quiet" onClick={() => store('')}>
              {labels.removeImage}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={labels.photoChoose}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file && (
        <Suspense fallback={null}>
          <PhotoDialog
            file={file}
            onClose={() => setFile(undefined)}
            onPhoto={(url) => {
              store(url)
              setFile(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
