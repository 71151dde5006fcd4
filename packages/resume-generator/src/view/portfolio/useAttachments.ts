import { memoryBlobs, type BlobStorage } from '@kleinzeug/storage/blobs'
import { useEffect } from 'react'
import { usedFiles } from '../../model/portfolio/editPortfolio.ts'
import type { ResumeData } from '../../model/resume.ts'
import { resumeContext } from '../ResumeGeneratorContext.ts'

const inMemory = new WeakMap<object, BlobStorage>()
/** Storages in which nothing is left that no resume uses. */
const tidied = new WeakSet<BlobStorage>()

/** Where the files of the portfolio are: in the storage of the page around, or in memory until it is left. */
export function useAttachments(data: ResumeData): BlobStorage {
  const { state, props } = resumeContext.use()
  const known = props.attachments ?? inMemory.get(state)
  const storage = known ?? memoryBlobs()
  if (!known) inMemory.set(state, storage)
  useEffect(() => {
    // Once a visit: until then undo may bring back what was deleted.
    if (tidied.has(storage)) return
    tidied.add(storage)
    const tidy = async () => {
      const used = usedFiles(data)
      for (const key of await storage.keys()) if (!used.has(key)) await storage.remove(key)
    }
    tidy().catch(() => undefined)
  }, [storage, data])
  return storage
}
