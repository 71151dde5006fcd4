/** What stands for a placeholder of the template. */
export interface ToolWords {
  /** Package, folder and CSS prefix: size-guesser. */
  readonly __name__: string
  /** SizeGuesser. */
  readonly __Name__: string
  /** sizeGuesser. */
  readonly __camel__: string
  /** Last part of the page's address. */
  readonly __route__: string
  /** The field of the record. */
  readonly __slice__: string
  readonly __title__: string
  readonly __description__: string
  /** The day on which the tool is made, YYYY-MM-DD. */
  readonly __date__: string
}

export function toolWords(name: string, title?: string, description?: string): ToolWords {
  const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const camel = pascal.replace(/^./, (letter) => letter.toLowerCase())
  const shown = title ?? pascal
  return {
    __name__: name,
    __Name__: pascal,
    __camel__: camel,
    __route__: camel,
    __slice__: camel,
    __title__: shown,
    __date__: new Date().toISOString().slice(0, 10),
    __description__: description ?? `${shown}, one of the Kleinzeug tools.`,
  }
}

/** Fills the placeholders of a text, or of a file's name. */
export const fillTemplate = (text: string, words: ToolWords) =>
  Object.entries(words).reduce((filled, [placeholder, word]) => filled.replaceAll(placeholder, word), text)

/** The registry with an entry more, at its end. */
export const withEntry = (registry: string, entry: string) => registry.replace(/\]\s*$/, () => `${entry}]\n`)

/** The package.json of the custom elements with an entry more, and the tool that it shows. */
export function withElement(manifest: string, name: string): string {
  const content: {
    exports: Record<string, unknown>
    publishConfig: { exports: Record<string, unknown> }
    dependencies: Record<string, string>
  } = JSON.parse(manifest)
  const built = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }
  content.exports[`./${name}`] = { 'kleinzeug-source': `./src/${name}.ts`, ...built }
  content.publishConfig.exports[`./${name}`] = built
  content.dependencies[`@kleinzeug/${name}`] = 'workspace:*'
  return JSON.stringify(content, null, 2)
}

/** A package.json with a workspace package more among its dependencies. */
export const withDependency = (manifest: string, name: string) =>
  manifest.includes(`"${name}"`)
    ? manifest
    : manifest.replace('"dependencies": {', `"dependencies": {\n    "${name}": "workspace:^",`)
