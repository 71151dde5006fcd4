import type { ComponentType } from 'react'
import type { BarePageProps } from './BarePageProps.ts'

interface BarePageModule {
  readonly default: ComponentType<BarePageProps>
}

/** The pages without the frame. The build finds the module of a path by its last part. */
export const barePages: Readonly<Record<string, (() => Promise<BarePageModule>) | undefined>> = {
  '/apps/svgEditor': () => import('./svgEditor.tsx'),
  '/apps/svgEditorx': () => import('./svgEditorx.tsx'),
}
