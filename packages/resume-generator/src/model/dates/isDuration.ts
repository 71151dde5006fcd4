/** „3 Jahre 7 Monate“, as some programs write below an employer or behind a period. */
export const isDuration = (text: string) =>
  /^\(?\d+ (?:years?|months?|jahre?|monate?)(?: \d+ (?:months?|monate?))?\)?$/i.test(text.trim())
