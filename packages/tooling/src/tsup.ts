// The one build of every published package: ESM, declarations, one stylesheet.
import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { sourceCondition } from './conditions.ts'

interface PackageBuild {
  /** Public entry points beside `src/index.ts`, by output name. */
  readonly entry?: Record<string, string>
  /** Whether the modules hold React state and so need a "use client" mark. */
  readonly client?: boolean
  /** Stylesheets by output name; `src/styles.css` as `styles` where it exists. */
  readonly styles?: Record<string, string>
}

export function packageBuild({ entry = {}, client = false, styles }: PackageBuild = {}) {
  const modules = { index: 'src/index.ts', ...entry }
  const sheets = styles ?? (existsSync('src/styles.css') ? { styles: 'src/styles.css' } : {})
  return defineConfig([
    {
      entry: modules,
      format: ['esm'],
      dts: { entry: modules, compilerOptions: { customConditions: [] } },
      target: 'es2022',
      sourcemap: true,
      ...(client && { banner: { js: '"use client";' } }),
    },
    ...(Object.keys(sheets).length > 0
      ? [
          {
            entry: sheets,
            minify: true,
            // A published stylesheet stands alone: what it imports from a neighbour is inlined from source.
            esbuildOptions: (options: { conditions?: string[] }) => {
              options.conditions = [sourceCondition]
            },
            noExternal: [/./],
          },
        ]
      : []),
  ])
}
