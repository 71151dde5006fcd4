// The parts of a tool's README that follow from its source and from what was built.
import type { ToolFacts } from './toolFacts.ts'
import type { Size } from './sizes.ts'

const inCell = (text: string) => text.replaceAll('|', String.raw`\|`)

/** The table of a component's properties. */
export function propsPart({ props }: ToolFacts): string {
  const rows = props.map(({ name, type, meaning, byDefault }) => {
    const words = meaning || (name === 'className' ? 'Added to the outermost element.' : '')
    return `| \`${name}\` | \`${inCell(type)}\` | ${inCell(words)} | ${inCell(byDefault)} |`
  })
  return ['| prop | type | meaning | default |', '|---|---|---|---|', ...rows].join('\n')
}

/** How the tool is used in apps of several kinds, dressed, translated, and given other storage. */
export function appPart(facts: ToolFacts): string {
  const { name, component, slice, storageType, dataType, dependencies, hasEnglishEntry } = facts
  const english = hasEnglishEntry
    ? `\`import { ${component} } from '@kleinzeug/${name}/en'\`, all else alike: no German text is loaded. Beside a German tool:\n  `
    : ''
  const brought = dependencies.map((dependency) => `${dependency.name} (${dependency.license})`).join(', ')
  return `- **Vite**: the lines above are \`src/App.tsx\`.
- **Next.js**, App Router: the lines above, below a first line \`'use client'\`, are \`app/${name}/Tool.tsx\`, and the
  page beside it is

  \`\`\`tsx
  import { App } from './Tool'

  export default function Page() {
    return <App />
  }
  \`\`\`

- **Astro** with \`@astrojs/react\`: the component is an island, \`<App client:load />\`.
- **Data in your component**: \`const [data, setData] = useState(${slice}.defaults)\`, then
  \`<${component} value={data} onValueChange={setData} />\`. As in a field of React, an edit that is not taken over goes back.
  \`storage\`, \`value\` and \`initial\` exclude each other.
- **On a server**: the first render shows what is in \`value\` or \`initial\`, else no data; what is stored follows after
  hydration. The slice and the German texts
  without React and jotai: \`@kleinzeug/${name}/slice\`, \`@kleinzeug/${name}/labels\`.
- **English**: ${english}\`import { englishLabels } from '@kleinzeug/${name}/labels/en'\`, then
  \`<${component} labels={englishLabels} />\`. \`labels\` may also hold a few texts alone.
- **Theme**: \`data-theme="dark | darkLight | lightLight | light | blue"\` on any element around it, or \`system\`, which is
  dark or light as the visitor's system asks. The colours are custom
  properties (\`--kz-accent\`, \`--kz-ground\`, \`--kz-text\` …, all in the README of \`@kleinzeug/ui\`): set them below your own
  selector to replace them. The tool paints its own ground, and sizes in \`rem\` never fall below those of a 16 px root.
- **Fonts**: Instrument Sans, IBM Plex Mono and Doto where they are loaded, else those of the system.
  \`npm install @fontsource-variable/instrument-sans @fontsource/ibm-plex-mono @fontsource/doto\` and import them, or set
  \`--kz-font-text\`, \`--kz-font-mono\` and \`--kz-font-matrix\`.
- **Browsers**: the syntax is ES2022, library functions reach to ES2024 (\`Map.groupBy\`: Chrome 117, Firefox 119, Safari 17.4). Every change is tested in Chromium; the site's smoke journey also runs in Firefox and WebKit.
- **Licence**: MIT.${brought && ` It brings along ${brought}.`}
- **An adapter of your own** is three functions; give the same one at every render:

\`\`\`ts
import type { ${[dataType, storageType].toSorted().join(', ')} } from '@kleinzeug/${name}'

let data: ${dataType} | undefined
const listeners = new Set<() => void>()

export const storage: ${storageType} = {
  read: () => data,
  write: (next) => {
    data = next
    listeners.forEach((listener) => listener())
  },
  subscribe: (onChange) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
\`\`\`

\`import { ${slice} } from '@kleinzeug/${name}/slice'\` brings data of any earlier version up to date: \`${slice}.decode(data)\`.`
}

/** What a browser fetches, without the packages that the tool depends on. */
export function sizesPart(sizes: readonly Size[]): string {
  const rows = sizes.map(({ part, kibibytes }) => `| ${part} | ${kibibytes.toFixed(1)} KiB |`)
  return ['| part, without dependencies and not minified | Brotli |', '|---|---|', ...rows].join('\n')
}
