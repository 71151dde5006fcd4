import { Button, Dialog, Notice, RangeField } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { decodeImage, drawPhoto, photoUrl, type Crop } from '../../output/photo.ts'
import { useLater } from '../useLater.ts'

interface PhotoDialogProps {
  file: File
  onClose: () => void
  onPhoto: (url: string) => void
}

/** Chooses the part of an image that becomes the photo. */
export function PhotoDialog({ file, onClose, onPhoto }: PhotoDialogProps) {
  const { labels } = useLater()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<ImageBitmap | 'unreadable'>()
  const [crop, setCrop] = useState<Crop>({ zoom: 1, across: 0.5, down: 0.35 })

  useEffect(() => {
    let current = true
    void decodeImage(file).then((decoded) => {
      if (current) setImage(decoded ?? 'unreadable')
    })
    return () => {
      current = false
    }
  }, [file])

  useEffect(() => {
    if (canvas.current && image && image !== 'unreadable') drawPhoto(canvas.current, image, crop)
  }, [image, crop])

  const range = (label: string, key: keyof Crop, min: number, max: number) => (
    <RangeField
      label={label}
      min={min}
      max={max}
      step={0.01}
      value={crop[key]}
      valueText={`${Math.round(crop[key] * 100)}\u202f%`}
      onChange={(value) => setCrop((before) => ({ ...before, [key]: value }))}
    />
  )
  const readable = image !== undefined && image !== 'unreadable'
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.photoCrop}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          {readable && (
            <Button variant="primary" onClick={() => canvas.current && onPhoto(photoUrl(canvas.current))}>
              {labels.photoUse}
            </Button>
          )}
        </>
      }
    >
      {image === 'unreadable' ? (
        <Notice tone="bad" title={file.name}>
          <p>{labels.imageUnreadable}</p>
        </Notice>
      ) : (
        <div className="resume-generator-crop">
          <canvas ref={canvas} role="img" aria-label={labels.photo} />
          <div>
            {range(labels.photoZoom, 'zoom', 1, 4)}
            {range(labels.photoAcross, 'across', 0, 1)}
            {range(labels.photoDown, 'down', 0, 1)}
          </div>
        </div>
      )}
    </Dialog>
  )
}
