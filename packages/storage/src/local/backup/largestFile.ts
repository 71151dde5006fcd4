/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 5 * 1024 * 1024
