/**
 * The text of a file: UTF-8, UTF-16 with its byte order mark, and else Windows-1252, in which German Excel saves
 * its tables.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export interface ChooseFilesOptions {
  /** Like the `accept` attribute of a file input: ".json,.csv". */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  /** Opens a whole folder. */
  readonly folder?: boolean | undefined
}

/** Opens the file dialog. @returns the chosen files, not read yet; `undefined` when the visitor cancelled */
export function chooseFiles({
  accept = '',
  multiple = false,
  folder = false,
}: ChooseFilesOptions): Promise<readonly File[] | undefined> {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept, multiple, webkitdirectory: folder })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/** The text of a file, decoded by `decodeText`. @throws DOMException when the file cannot be read */
export const readText = async (file: Blob): Promise<string> => decodeText(await file.arrayBuffer())

/**
 * Opens the file dialog and reads the chosen file as text.
 *
 * @example
 * ```ts
 * const file = await openFile('.json', { limit: 2_000_000 })
 * if (file) load(file.text)
 * ```
 *
 * @param limit bytes; of a larger file nothing is read, and its text is empty
 * @returns `undefined` when the visitor cancelled
 * @throws DOMException when the file cannot be read
 */
export async function openFile(
  accept: string,
  { limit = Infinity }: { readonly limit?: number } = {},
): Promise<{ name: string; size: number; text: string } | undefined> {
  const [file] = (await chooseFiles({ accept })) ?? []
  return file && { name: file.name, size: file.size, text: file.size > limit ? '' : await readText(file) }
}
