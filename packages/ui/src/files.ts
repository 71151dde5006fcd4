/** Hands the visitor a file to keep: the browser's own download, nothing leaves the machine. */
export function saveFile(name: string, content: string | Blob, type = 'application/json') {
  const blob = content instanceof Blob ? content : new Blob([content], { type })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/**
 * Lets the visitor choose one file and reads it as text.
 *
 * @param accept as the `accept` attribute of a file input: ".json"
 * @returns `undefined` when the visitor chose none
 * @throws DOMException when the file cannot be read
 */
export async function openFile(
  accept: string,
): Promise<{ name: string; size: number; text: string } | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  const file = await new Promise<File | undefined>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
  return file && { name: file.name, size: file.size, text: await file.text() }
}
