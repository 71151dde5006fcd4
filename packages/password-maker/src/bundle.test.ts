import { build } from 'vite'
import { expect, test } from 'vitest'

test('the built bundle, dependencies included, draws with no Math.random and writes to no store', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['kleinzeug-source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/index.ts', formats: ['es'] },
      rolldownOptions: { external: /^(react|react-dom|jotai)(\/|$)/ },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  const code = chunks.join('\n')
  // The chunks that are loaded on request are there too.
  const inside = ['getRandomValues', 'ZxcvbnFactory', 'ablief'].filter((word) => code.includes(word))
  expect(inside).toHaveLength(3)
  const forbidden =
    /Math\.random|localStorage[.[]|sessionStorage[.[]|indexedDB[.[]|history\.(push|replace)State|document\.cookie|\bfetch\(|XMLHttpRequest|sendBeacon/
  expect(forbidden.exec(code)?.[0]).toBeUndefined()
})
