/** Reads a file of the visitor's choice; `undefined` when cancelled. Throws DOMException when it cannot be read. */
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
