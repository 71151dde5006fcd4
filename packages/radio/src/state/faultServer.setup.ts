import type { TestProject } from 'vitest/node'
import { startFaultServer } from './faultServer.fixtures.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the fault server. */
    station: string
  }
}

/** Starts the fault server for the browser tests. */
export default async function setup(project: TestProject) {
  const server = await startFaultServer()
  project.provide('station', server.origin)
  return server.close
}
