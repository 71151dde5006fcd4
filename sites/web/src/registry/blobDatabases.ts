/** The database of the certificates of the resume. */
export const resumeFiles = 'kleinzeug.resumeFiles'

/** Databases of files that stand beside the record: whatever deletes everything deletes them. */
export const blobDatabases = [resumeFiles]
