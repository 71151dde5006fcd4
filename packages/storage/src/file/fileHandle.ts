declare global {
  /** Members that only Chromium has. */
  interface FileSystemHandle {
    readonly queryPermission?: (mode: { readonly mode: 'readwrite' }) => Promise<PermissionState>
    readonly requestPermission?: (mode: { readonly mode: 'readwrite' }) => Promise<PermissionState>
  }
  interface Window {
    /** Missing in Firefox and Safari. */
    readonly showSaveFilePicker?: (options: SavePickerOptions) => Promise<FileSystemFileHandle>
  }
}

interface SavePickerOptions {
  readonly suggestedName?: string
  readonly types: ReadonlyArray<{ readonly accept: Readonly<Record<string, readonly string[]>> }>
}

/** Size in bytes and time of the last change in ms since 1970: a file whose stamp is the same was not changed. */
export interface FileStamp {
  readonly size: number
  readonly modified: number
}

export const stampOf = ({ size, lastModified }: File): FileStamp => ({ size, modified: lastModified })

/** The name of an error of the browser, such as `NotFoundError`. */
export const errorName = (error: unknown): string => (error instanceof DOMException ? error.name : '')

/** Whether the page may write without asking. A handle of a browser that never asks may always. */
export const mayWrite = async (handle: FileSystemHandle): Promise<boolean> =>
  ((await handle.queryPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted'

/** Lets the browser ask the visitor; to be called in a click. Resolves to whether the page may write now. */
export const askToWrite = async (handle: FileSystemHandle): Promise<boolean> =>
  ((await handle.requestPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted'

/** What a picker has opened; `undefined` where the visitor chose nothing. @throws (rejects) where it fails otherwise */
export async function chosenIn<T>(picker: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await picker
  } catch (error) {
    if (errorName(error) === 'AbortError') return undefined
    throw error
  }
}

/**
 * Replaces a file as a whole: the browser writes to a copy and swaps at `close`, so that after a crash the file holds
 * the old or the new text.
 *
 * @param isStill asked right before the swap; `false` leaves the file as it is
 * @returns whether it was written
 * @throws (rejects) where the browser or the disk refuses; the file is as it was then
 */
export async function writeWhole(
  handle: FileSystemFileHandle,
  text: string,
  isStill: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const writable = await handle.createWritable()
  try {
    await writable.write(text)
    if (await isStill()) {
      await writable.close()
      return true
    }
  } catch (error) {
    await writable.abort().catch(() => {})
    throw error
  }
  await writable.abort()
  return false
}
