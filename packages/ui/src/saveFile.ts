/** Downloads a file that is made in the page, and returns it; no server is involved. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): File {
  const file = new File([content], name, { type: typeof content === 'string' ? type : content.type })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the object URL after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return file
}
