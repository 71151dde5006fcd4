declare global {
  interface Window {
    /** Only Chromium has it. */
    readonly showDirectoryPicker?: (options: {
      readonly id: string
      readonly mode: 'readwrite'
    }) => Promise<FileSystemDirectoryHandle>
  }
}

/** Lets the visitor choose a folder, and connects it. Resolves to `false` where that failed. */
export async function chooseFolder(): Promise<boolean> {
  let handle: FileSystemDirectoryHandle | undefined
  try {
    // First of all, because the browser opens it only in the task of a click.
    handle = await window.showDirectoryPicker?.({ id: 'kleinzeug', mode: 'readwrite' })
  } catch (error) {
    // Closed without a choice.
    return error instanceof DOMException && error.name === 'AbortError'
  }
  try {
    const { folder } = await import('../../../record/folder.ts')
    if (handle) await folder.connect(handle)
    return folder.status.read().state !== 'failed'
  } catch {
    return false
  }
}
