import { useEffect, useState } from 'react'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { drawFirstPage } from '../../output/portfolio/drawFirstPage.ts'
import { decodeImage } from '../../output/photo.ts'

/** How a file looks: the photo, or the first page of a PDF; nothing until it is decoded, and where it cannot be. */
export function useAttachmentImage(
  { kind }: Attachment,
  blob: Blob | undefined,
): ImageBitmap | undefined {
  const [image, setImage] = useState<ImageBitmap>()
  useEffect(() => {
    let current = true
    const decode = kind === 'pdf' ? drawFirstPage : decodeImage
    if (blob) void decode(blob).then((decoded) => current && setImage(decoded))
    return () => {
      current = false
    }
  }, [kind, blob])
  return image
}
