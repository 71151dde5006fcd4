import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** A type as an editor shows it where the pointer rests on its name. */
function hoverOf(source: string, name: string): string {
  const file = join(import.meta.dirname, 'hover.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (path) => path === file || fileExists(path)
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, source, version) : getSourceFile(path, version)
  const program = ts.createProgram([file], options, host)
  const declaration = program
    .getSourceFile(file)
    ?.statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
  if (!declaration) throw new Error(`no type ${name}`)
  const checker = program.getTypeChecker()
  return checker.typeToString(
    checker.getTypeAtLocation(declaration),
    declaration,
    ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation,
  )
}

test('data reads as its fields in a hover, not as the types that compute it', () => {
  const hover = hoverOf(
    `import * as v from 'valibot'
     import type { DataOf } from './dataOf.ts'
     const schema = v.looseObject({
       name: v.string(),
       at: v.exactOptional(v.number()),
       settings: v.looseObject({ order: v.picklist(['random', 'sequential']) }),
       lists: v.array(v.looseObject({ items: v.array(v.string()) })),
       stats: v.record(v.string(), v.number()),
     })
     export type Example = DataOf<typeof schema>`,
    'Example',
  )
  expect(hover).toBe(
    '{ readonly name: string; readonly at?: number; readonly settings: { readonly order: "random" | "sequential"; }; ' +
      'readonly lists: readonly { readonly items: readonly string[]; }[]; readonly stats: { readonly [x: string]: number; }; }',
  )
})
