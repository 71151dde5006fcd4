import { Button, Legend } from '@kleinzeug/ui'
import { useState } from 'react'
import { showExternalImagesSlice } from '../record/siteSlices.ts'
import { useSlice } from '../record/useSlice.ts'
import { aliveMark, mark } from '../page/marks.ts'
import { contentLabels as labels } from './labels.ts'

interface ExternalImageProps {
  /** Its address at the other host, starting with https. */
  src: string
  alt: string
  /** Its intrinsic size in pixels, so that loading it shifts no layout. */
  width: number
  height: number
}

/** A picture of another host, requested only after the visitor has asked for it or allowed all in the settings. */
export function ExternalImage({ src, alt, width, height }: ExternalImageProps) {
  const [always] = useSlice(showExternalImagesSlice)
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState(false)
  const { host } = new URL(src)
  const shown = always || asked

  return (
    <figure className="external-image" {...mark(aliveMark)}>
      {shown && !failed ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <div className="external-image-window">
          {/* Holds the place of the picture in its own proportions. */}
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
          <div className="external-image-plate">
            <Legend>{host}</Legend>
            <p>{alt}</p>
            {failed ? (
              <p role="alert">{labels.imageFailed(host)}</p>
            ) : (
              <Button onClick={() => setAsked(true)}>{labels.loadImage}</Button>
            )}
          </div>
        </div>
      )}
    </figure>
  )
}
