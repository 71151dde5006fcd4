import type { ComponentType } from 'react'
import type { BarePageProps } from './BarePageProps.ts'

interface BarePageModule {
  readonly default: ComponentType<BarePageProps>
}

const folder = '../routes/_bare'
const modules = import.meta.glob<BarePageModule>('../routes/_bare/apps/-*.tsx')

/** The pages without the frame, by path: each stands beside its route, with `-` before its name. */
export const barePages: Readonly<Record<string, (() => Promise<BarePageModule>) | undefined>> =
  Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [
      file.slice(folder.length).replace('/-', '/').replace('.tsx', ''),
      load,
    ]),
  )
