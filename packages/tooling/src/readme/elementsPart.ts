// The table of the custom elements, from the declarations in the source of their package.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toolFacts } from './toolFacts.ts'

/** What the text around the table says of all elements. */
const ofAll = new Set(['storage', 'labels'])

/** The props of a declaration and how an element has them. */
const kindsIn = (declaration: string): ReadonlyMap<string, string> =>
  new Map(
    [...declaration.matchAll(/(\w+): '(string|boolean|property|event|slot)'/g)].map(
      ([, prop = '', kind = '']) => [prop, kind],
    ),
  )

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** @returns nothing for a package without custom elements */
export function elementsPart(folder: string): string | undefined {
  const types = join(folder, 'src/elementTypes.ts')
  if (!existsSync(types)) return undefined
  const common = kindsIn(/commonProps = \{[^}]*\}/.exec(readFileSync(types, 'utf8'))?.[0] ?? '')
  const rows = globSync('src/*.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const tool = basename(file, '.ts')
      const source = readFileSync(join(folder, file), 'utf8')
      if (!source.includes(`name: '${tool}'`)) return []
      const kinds = new Map([...common, ...kindsIn(source)])
      // Not every tool has all of the common ones.
      const props = (toolFacts(join(folder, '..', tool))?.props ?? [])
        .map(({ name }) => name)
        .filter((name) => !ofAll.has(name))
      const named = (...wanted: readonly string[]) =>
        props.filter((name) => wanted.includes(kinds.get(name) ?? ''))
      const attributes = [
        ...props.filter((name) => name === 'initial'),
        ...named('string', 'boolean').map((name) => name.toLowerCase()),
      ]
      const events = named('event').map((name) => name.slice(2).toLowerCase())
      const cells = [`kz-${tool}`, attributes, named('string', 'boolean', 'property'), events, named('slot')]
      return `| ${cells.map((cell) => inCode([cell].flat())).join(' | ')} |`
    })
  return ['| element | attributes | properties | events | slots |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}
