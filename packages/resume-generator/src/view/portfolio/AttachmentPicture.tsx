import { Icon } from '@kleinzeug/ui'
import { useEffect, useRef } from 'react'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { drawTurned } from '../../output/portfolio/drawPhoto.ts'
import { useAttachmentImage } from './useAttachmentImage.ts'

/** Longest side in pixels of the screen, for two to a CSS pixel. */
const SIZE = 112

/** A photo or the first page as it will be in the file, small; a mark for a PDF until it is drawn. */
export function AttachmentPicture({ file, blob }: { file: Attachment; blob: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useAttachmentImage(file, blob)
  useEffect(() => {
    if (canvas.current && image) drawTurned(canvas.current, image, file, SIZE)
  }, [image, file])
  return (
    <span className="resume-generator-picture" aria-hidden="true">
      {image ? <canvas ref={canvas} /> : file.kind === 'pdf' && <Icon name="list" size={32} />}
    </span>
  )
}
