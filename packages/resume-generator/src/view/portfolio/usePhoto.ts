import { useEffect, useState } from 'react'
import { decodeImage } from '../../output/photo.ts'

/** A decoded photo; nothing until it is, and for what is none. */
export function usePhoto(blob: Blob | undefined): ImageBitmap | undefined {
  const [image, setImage] = useState<ImageBitmap>()
  useEffect(() => {
    let current = true
    if (blob) void decodeImage(blob).then((decoded) => current && setImage(decoded))
    return () => {
      current = false
    }
  }, [blob])
  return image
}
