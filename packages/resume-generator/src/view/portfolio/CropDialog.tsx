import { Button, Dialog, RangeField } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import type { Attachment, Crop } from '../../model/portfolio/portfolio.ts'
import { drawTurned } from '../../output/portfolio/drawPhoto.ts'
import { useLater } from '../useLater.ts'
import { useAttachmentImage } from './useAttachmentImage.ts'

interface CropDialogProps {
  file: Attachment
  blob: Blob
  onClose: () => void
  onCrop: (crop: Crop) => void
}

const edges = ['top', 'bottom', 'left', 'right'] as const

/** Cuts off the edges of a photo, or those of each page of a PDF. */
export function CropDialog({ file, blob, onClose, onCrop }: CropDialogProps) {
  const { labels } = useLater()
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useAttachmentImage(file, blob)
  const [crop, setCrop] = useState(file.crop)
  useEffect(() => {
    if (canvas.current && image) drawTurned(canvas.current, image, { turn: file.turn, crop }, 640)
  }, [image, file.turn, crop])
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.cropTitle}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" onClick={() => onCrop(crop)}>
            {labels.cropUse}
          </Button>
        </>
      }
    >
      <div className="resume-generator-crop">
        <canvas ref={canvas} role="img" aria-label={file.name} />
        <div>
          {file.kind === 'pdf' && <p className="resume-generator-hint">{labels.cropPdf}</p>}
          {edges.map((edge) => (
            <RangeField
              key={edge}
              label={labels.cropEdges[edge]}
              min={0}
              max={0.45}
              step={0.005}
              value={crop[edge]}
              valueText={`${Math.round(crop[edge] * 100)}\u202f%`}
              onChange={(value) => setCrop((before) => ({ ...before, [edge]: value }))}
            />
          ))}
        </div>
      </div>
    </Dialog>
  )
}
