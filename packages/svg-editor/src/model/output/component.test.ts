import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { icons } from '../text/corpus.fixtures.ts'
import { unescape } from '../text/entities.ts'
import { foreign } from '../text/foreign.fixtures.ts'
import { tokens } from '../text/xml.ts'
import { toJsx } from './toJsx.ts'

const corpus = [
  ...icons.filter((_, index) => index % 5 === 0).map(({ source }) => source),
  ...Object.values(foreign),
  // Content that JSX must escape: braces, quotes, backslashes, entities, custom properties, a comment's end.
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- a */ b {c} --><title>{"a"} &lt;b&gt; \\ 'c'</title><rect width="1" height="1" aria-label="{a} &quot;b&quot; \\n" style="--own:1px;fill:red;-webkit-mask:none"/></svg>`,
]

const declarations = (style: string) =>
  style
    .split(';')
    .map((each) => each.replace(/\s*:\s*/, ':').trim())
    .filter(Boolean)

/** Elements with their attributes, and the text between them. */
function parts(source: string) {
  const found: unknown[] = []
  let foreignDepth = 0
  for (const token of tokens(source, source.startsWith('\ufeff') ? 1 : 0)) {
    if (token.kind === 'open') {
      // React knows no elements and attributes of other namespaces.
      const own = !token.name.includes(':')
      if (!own && !token.selfClosing) foreignDepth += 1
      if (!own || foreignDepth > 0) continue
      const attributes = token.attributes
        .filter(({ name }) => !/^xmlns:|:/.test(name) || name.startsWith('xlink:') || name.startsWith('xml:'))
        .map(({ name, raw }) => [name, name === 'style' ? declarations(unescape(raw)) : unescape(raw)])
      found.push([token.name, Object.fromEntries(attributes)])
    } else if (token.kind === 'close' && foreignDepth > 0) foreignDepth -= 1
    else if (token.kind === 'text' && foreignDepth === 0) {
      const text = unescape(source.slice(token.start, token.end))
      if (text.trim() !== '') found.push(text)
    }
  }
  return found
}

function component(code: string): FunctionComponent {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  })
  const exports: Record<string, FunctionComponent> = {}
  // Compile and run the output as a project would.
  const run = compileFunction(outputText, ['require', 'exports'])
  run(createRequire(import.meta.url), exports)
  return exports['Icon']!
}

test('a component draws what the file draws: elements, attributes and texts', () => {
  for (const source of corpus) {
    const markup = renderToStaticMarkup(createElement(component(toJsx(source, 'Icon', false))))
    expect(parts(markup)).toEqual(parts(source))
  }
})

test('a component hands its props on to the drawing', () => {
  const Icon = component(toJsx('<svg xmlns="http://www.w3.org/2000/svg" width="1"/>', 'Icon', false))
  expect(renderToStaticMarkup(createElement(Icon, { width: 9 } as object))).toContain('width="9"')
})

test('the typed component compiles under the strictest rules', { tags: ['more'] }, () => {
  const files = new Map(
    corpus.map((source, index) => [
      new URL(`Icon${index}.tsx`, import.meta.url).pathname,
      toJsx(source, 'Icon', true),
    ]),
  )
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUnusedLocals: true,
    types: [],
  }
  const base = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (name) => files.has(name) || base.fileExists(name),
    readFile: (name) => files.get(name) ?? base.readFile(name),
    getSourceFile: (name, target) => {
      const text = files.get(name)
      return text === undefined ? base.getSourceFile(name, target) : ts.createSourceFile(name, text, target)
    },
  }
  const program = ts.createProgram([...files.keys()], options, host)
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${message} in ${files.get(file?.fileName ?? '') ?? file?.fileName}`
  })
  expect(complaints).toEqual([])
})
