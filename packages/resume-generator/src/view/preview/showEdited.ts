/** Fields that are printed together with another one. */
const together: Readonly<Record<string, string>> = {
  'personalData/city': 'personalData/street',
  'personalData/birthCity': 'personalData/birthDate',
  place: 'date',
}

/** The text on the pages that comes from a field of the form; of an entry its first one where the field has none. */
function textOf(pages: HTMLElement, field: string): HTMLElement | null {
  const own = (selector: string) => pages.querySelector<HTMLElement>(`[data-target${selector}]`)
  const entry = /^[\w-]+\/[^/]+\//.exec(field)?.[0]
  return own(`="${CSS.escape(together[field] ?? field)}"`) ?? (entry ? own(`^="${CSS.escape(entry)}"`) : null)
}

/** Scrolls the window to the text of an edited field, and marks it for a moment. */
export function showEdited(pages: HTMLElement, field: string) {
  const text = textOf(pages, field)
  const [line] = text?.querySelectorAll('.resume-generator-line') ?? []
  if (!text || !line) return
  const [box, frame] = [line.getBoundingClientRect(), pages.getBoundingClientRect()]
  // In a window of its own alone: where the page itself scrolls, the field in use stays where it is.
  if (pages.scrollHeight > pages.clientHeight && (box.top < frame.top || box.bottom > frame.bottom))
    pages.scrollBy({ top: box.top - frame.top - frame.height / 3 })
  for (const own of text.querySelectorAll('.resume-generator-line'))
    own.animate([{ background: 'rgb(255 176 80 / 55%)' }, { background: 'transparent' }], {
      duration: 1200,
      easing: 'ease-in',
    })
}
