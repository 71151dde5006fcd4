const texts = new Set(['text', 'style', 'script', 'title', 'desc', 'foreignObject', 'metadata'])

/** Whether white space inside an element is part of what it says. */
export const keepsSpace = (name: string) => texts.has(name)
