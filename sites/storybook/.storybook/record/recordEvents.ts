/** From the manager to the stories: a file was dropped or chosen there. */
export const RECORD_FILE = 'kleinzeug/record-file'
/** From the stories to the manager: what became of the file, in a sentence. */
export const RECORD_READ = 'kleinzeug/record-read'

export interface DroppedFile {
  readonly name: string
  readonly text: string
}

/** The first file of a drop, read. */
export async function droppedFile(transfer: DataTransfer | null): Promise<DroppedFile | undefined> {
  const [file] = transfer?.files ?? []
  return file && { name: file.name, text: await file.text() }
}

/** Calls back with each file that is dropped on a window, in place of the browser, which would open it. */
export function takeDrops(target: Window, take: (file: DroppedFile) => void): void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  target.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  target.addEventListener('drop', (event) => {
    // A story that takes files itself has taken it.
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    void droppedFile(event.dataTransfer).then((file) => file && take(file))
  })
}
