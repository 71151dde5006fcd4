/**
 * Opens the browser's file dialog and reads the chosen file.
 *
 * @returns `undefined` when the dialog was cancelled
 * @throws DOMException when it cannot be read
 */
export async function openFile(accept: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  const file = await new Promise<File | undefined>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
  return file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
