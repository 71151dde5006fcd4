import type { RenderedPage } from '../../src/start/server.tsx'

export interface WrittenPage {
  readonly path: string
  readonly page: RenderedPage
}
