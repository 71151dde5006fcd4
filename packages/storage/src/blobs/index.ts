export { memoryBlobs, type BlobStorage } from './blobStorage.ts'
export { deleteBlobs, indexedDBBlobs } from './indexedDBBlobs.ts'
