import { useSaveFile } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { currentPage } from '../../state/canvasView.ts'
import { usePartEditor } from '../usePartEditor.ts'
import { rasterise } from './rasterise.ts'

/** Limit of the longer side in pixels. */
const longest = 8000

/** PNG output at twice the drawing's size, within the limit, so that it is sharp on a high-density screen. */
export function PngOutput({ source, fileName }: { source: string; fileName: string }) {
  const { editor, labels, announce } = usePartEditor()
  const saveFile = useSaveFile()
  const [picture, setPicture] = useState<Blob | 'failed'>()
  const view = useRef<HTMLImageElement>(null)
  const page = currentPage(editor.session)
  const scale = Math.min(2, longest / Math.max(page.width, page.height))
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]

  useEffect(() => {
    let ended = false
    const show = (next: Blob | 'failed') => {
      if (!ended) setPicture(next)
    }
    rasterise(source, width, height).then(show, () => show('failed'))
    return () => {
      ended = true
    }
  }, [source, width, height])

  useEffect(() => {
    if (!view.current || !(picture instanceof Blob)) return undefined
    const address = URL.createObjectURL(picture)
    view.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])

  if (picture === 'failed') {
    return (
      <p className="svg-editor-problem" role="alert">
        {labels.pngFailed}
      </p>
    )
  }
  return (
    <>
      <div className="svg-editor-compare">
        <figure>
          <span>
            <img ref={view} alt={labels.pngPreview} />
          </span>
          <figcaption>
            <span>{labels.pixels(width, height)}</span>
            <span>{picture ? labels.bytes(picture.size, picture.size) : ''}</span>
          </figcaption>
        </figure>
      </div>
      <div className="svg-editor-output-keys">
        <Button
          variant="primary"
          disabled={!picture}
          onClick={() => {
            if (!picture) return
            saveFile(`${fileName}.png`, picture)
            announce(labels.savedBytes(picture.size))
          }}
        >
          {labels.saveFile}
        </Button>
      </div>
    </>
  )
}
