import type { ComponentType } from 'react'

/** What every tool takes. */
export type ToolComponent = ComponentType<Readonly<Record<string, unknown>>>

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../packages/*/src/index.ts')

/** `number-guessing` → `NumberGuessing`. */
const componentName = (folder: string) =>
  folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const isComponent = (exported: unknown): exported is ToolComponent => typeof exported === 'function'

/** The folder of the package that a file belongs to. */
export const folderOf = (file: unknown) => /packages\/([\w-]+)\//.exec(String(file))?.[1] ?? ''

/** Loads the component of the tool in a folder of `packages`. */
export async function loadTool(folder: string): Promise<ToolComponent | undefined> {
  const exported: unknown = (await modules[`../../../packages/${folder}/src/index.ts`]?.())?.[
    componentName(folder)
  ]
  return isComponent(exported) ? exported : undefined
}
