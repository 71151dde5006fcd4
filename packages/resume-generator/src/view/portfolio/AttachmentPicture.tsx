import { Icon } from '@kleinzeug/ui'
import { useEffect, useRef } from 'react'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { drawTurned } from '../../output/portfolio/drawPhoto.ts'
import { usePhoto } from './usePhoto.ts'

/** Longest side in pixels of the screen, for two to a CSS pixel. */
const SIZE = 112

/** A photo as it will be in the file, small; a mark for a PDF. */
export function AttachmentPicture({ file, blob }: { file: Attachment; blob: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const photo = usePhoto(file.kind === 'photo' ? blob : undefined)
  useEffect(() => {
    if (canvas.current && photo) drawTurned(canvas.current, photo, file, SIZE)
  }, [photo, file])
  return (
    <span className="resume-generator-picture" aria-hidden="true">
      {photo ? <canvas ref={canvas} /> : file.kind === 'pdf' && <Icon name="list" size={32} />}
    </span>
  )
}
