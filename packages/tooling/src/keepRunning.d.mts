import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'

export function keepRunning(
  start: () => ChildProcess,
  options?: { readonly signals?: EventEmitter; readonly wait?: number },
): Promise<number>
