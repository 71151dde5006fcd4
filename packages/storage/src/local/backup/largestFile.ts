/** Bytes of the largest file that is read: room for a drawing of ten million characters beside everything else. */
export const LARGEST_FILE = 40 * 1024 * 1024
