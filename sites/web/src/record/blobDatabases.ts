import { PRODUCT_KEY } from '@kleinzeug/storage/local'

/** Databases of files that stand beside the record, by the folder of their tool: whatever deletes everything deletes them. */
export const blobDatabases = {
  'resume-generator': `${PRODUCT_KEY}.resumeFiles`,
}
