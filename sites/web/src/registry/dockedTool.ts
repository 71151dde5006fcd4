import { lazy } from 'react'

/** The tool that can be pinned to the corner of every page: the radio, as specified. */
export const DockedTool = lazy(() => import('../routes/_framed/apps/-radio/PinnedRadio.tsx'))
