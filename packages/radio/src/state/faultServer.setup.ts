import type { TestProject } from 'vitest/node'
import { startFaultServer } from './faultServer.fixtures.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the breaking station is. */
    station: string
  }
}

/** Starts the breaking station for the browser tests. */
export default async function setup(project: TestProject) {
  const server = await startFaultServer()
  project.provide('station', server.origin)
  return server.close
}
