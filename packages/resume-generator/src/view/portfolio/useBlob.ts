import type { BlobStorage } from '@kleinzeug/storage/blobs'
import { useEffect, useState } from 'react'

/** A stored file: `undefined` until it is read, `lost` where it is not in this browser. */
export function useBlob(storage: BlobStorage, key: string): Blob | 'lost' | undefined {
  const [read, setRead] = useState<{ key: string; blob: Blob | 'lost' }>()
  useEffect(() => {
    let current = true
    storage.read(key).then(
      (blob) => current && setRead({ key, blob: blob ?? 'lost' }),
      () => current && setRead({ key, blob: 'lost' }),
    )
    return () => {
      current = false
    }
  }, [storage, key])
  return read?.key === key ? read.blob : undefined
}
