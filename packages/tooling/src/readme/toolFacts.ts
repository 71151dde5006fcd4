import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'

/** One property of a component, from its interface. */
export interface Prop {
  readonly name: string
  readonly type: string
  /** From the docstring. */
  readonly meaning: string
  /** From `@defaultValue`. */
  readonly byDefault: string
}

/** What the source of a tool's package says about it. */
export interface ToolFacts {
  /** Name of the package after the scope. */
  readonly name: string
  readonly component: string
  /** Whether it has an entry in which all is English. */
  readonly hasEnglishEntry: boolean
  readonly slice: string
  readonly storageType: string
  readonly dataType: string
  readonly props: readonly Prop[]
  /** What it installs beside our own packages. */
  readonly dependencies: readonly { readonly name: string; readonly license: string }[]
}

const manifestSchema = v.object({
  name: v.string(),
  license: v.optional(v.string(), 'see its page'),
  private: v.optional(v.boolean(), false),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  exports: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
})

const readManifest = (file: string) => v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The first match of the pattern's group, or an error that says what is missing. */
function found(text: string, pattern: RegExp, what: string): string {
  const [, match] = pattern.exec(text) ?? []
  if (match === undefined) throw new Error(`src/index.ts exports no ${what}.`)
  return match
}

/** Reads the properties of an interface in a TypeScript source with their docstrings. */
export function propsOf(source: string, interfaceName: string): Prop[] {
  const file = ts.createSourceFile('props.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declaration = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
  )
  if (!declaration || !ts.isInterfaceDeclaration(declaration))
    throw new Error(`no interface ${interfaceName}`)
  return declaration.members.filter(ts.isPropertySignature).map((member) => {
    const comment = ts
      .getJSDocCommentsAndTags(member)
      .filter(ts.isJSDoc)
      .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
      .join(' ')
    const byDefault = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'defaultValue')
    return {
      name: member.name.getText(),
      type: oneLine(member.type?.getText() ?? '')
        .replace(/ \| undefined$/, '')
        .replace(/^\((.*)\)$/, '$1'),
      meaning: oneLine(comment),
      byDefault: oneLine(ts.getTextOfJSDocComment(byDefault?.comment) ?? ''),
    }
  })
}

/** Where the properties that every tool has are declared, in the order in which a README lists them. */
const ofData = [
  ['useToolStorage.ts', 'StoredData'],
  ['useToolStorage.ts', 'InitialData'],
  ['useToolStorage.ts', 'ControlledData'],
] as const
const ofEveryTool = [
  ...ofData,
  ['useToolStorage.ts', 'ChangeProps'],
  ['useToolState.ts', 'SourcesProps'],
  ['defineTool.tsx', 'CommonProps'],
] as const

const shellProps = (file: string, name: string) =>
  propsOf(readFileSync(new URL(`../../../shell/src/${file}`, import.meta.url), 'utf8'), name)
    // Of several ways to have data, each refuses what another takes.
    .filter(({ type }) => type !== 'undefined')

/** The properties of a tool's component: those of the shell first, then its own. */
function componentProps(folder: string, component: string): readonly Prop[] {
  const view = join(folder, 'src/view', component)
  const context = existsSync(`${view}Context.ts`) ? readFileSync(`${view}Context.ts`, 'utf8') : ''
  const isDefined = context.includes('ToolProps<')
  const source = isDefined ? context : readFileSync(`${view}.tsx`, 'utf8')
  const ofView = /\bViewProps\b/.test(source) ? shellProps('useView.ts', 'ViewProps') : []
  const own = source.includes('interface OwnProps') ? propsOf(source, 'OwnProps') : []
  const typeOf: Readonly<Record<string, string>> = {
    storage: `${component}Storage`,
    labels: `Partial<${component}Labels>`,
  }
  const ofShell = (isDefined ? ofEveryTool : ofData).flatMap(([file, name]) => shellProps(file, name))
  const shown = ofShell.map((prop) => ({
    ...prop,
    type: typeOf[prop.name] ?? prop.type.replaceAll(/\bData\b/g, `${component}Data`),
  }))
  return [...shown, ...ofView, ...own]
}

/** @returns nothing for a package that is not a tool */
export function toolFacts(folder: string): ToolFacts | undefined {
  const manifest = readManifest(join(folder, 'package.json'))
  if (manifest.private || !existsSync(join(folder, 'src/index.ts'))) return undefined
  const index = readFileSync(join(folder, 'src/index.ts'), 'utf8')
  const [, component, path] =
    /^export \{ (\w+)(?:, type \1Props)? \} from '\.\/(view\/\1\.tsx)'/m.exec(index) ?? []
  if (!component || !path) return undefined
  const name = manifest.name.replace('@kleinzeug/', '')
  const slice = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Slice`
  return {
    name,
    component,
    hasEnglishEntry: typeof manifest.exports === 'object' && './en' in manifest.exports,
    slice: found(index, new RegExp(`\\b(${slice})\\b`), slice),
    storageType: found(index, /\b([A-Z]\w*(?<!Journal)Storage)\b/, 'storage type'),
    dataType: found(index, /\b([A-Z]\w*Data)\b/, 'data type'),
    props: componentProps(folder, component),
    dependencies: Object.keys(manifest.dependencies)
      .filter((name) => !name.startsWith('@kleinzeug/'))
      .map((name) => ({
        name,
        license: readManifest(join(folder, 'node_modules', name, 'package.json')).license,
      })),
  }
}
