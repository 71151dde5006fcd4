const texts = new Set(['text', 'style', 'script', 'title', 'desc', 'foreignObject', 'metadata'])

/** Whether white space inside an element is significant. */
export const keepsSpace = (name: string) => texts.has(name)
