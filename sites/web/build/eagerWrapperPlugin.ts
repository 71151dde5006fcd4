import type { Plugin } from 'vite'

/** A wrapper shorter than this is compiled in no time worth a byte. */
const SHORTEST = 20_000

/**
 * Puts the large wrappers of CommonJS modules in parentheses. V8 compiles a function in parentheses while the script
 * arrives, beside the main thread; any other when it is called, on the main thread: for React's that is 9 ms there, 36 on
 * a slow phone.
 */
export const eagerWrapperPlugin: Plugin = {
  name: 'kleinzeug-eager-wrapper',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The minifiers take the parentheses away.
    order: 'post',
    handler(_options, bundle) {
      let found = 0
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.code.length < SHORTEST) continue
        const wrappers = this.parse(chunk.code).body.flatMap((statement) =>
          statement.type === 'VariableDeclaration'
            ? statement.declarations.flatMap(({ init }) =>
                init?.type === 'CallExpression' ? init.arguments : [],
              )
            : [],
        )
        for (const { type, start, end } of wrappers.toReversed())
          if (type.endsWith('FunctionExpression') && end - start >= SHORTEST) {
            chunk.code = `${chunk.code.slice(0, start)}(${chunk.code.slice(start, end)})${chunk.code.slice(end)}`
            found++
          }
      }
      if (found === 0) this.error('React is not wrapped as it was: it would be compiled on the main thread.')
    },
  },
}
