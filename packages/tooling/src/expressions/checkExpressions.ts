// A worker: tells of each expression whether its time grows with the length of the text, or faster.
import { parentPort } from 'node:worker_threads'
import type { Expression } from './collectExpressions.ts'

// The checker in JavaScript: the same on every machine.
process.env['RECHECK_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

/** Without time limits, which would make the result depend on what else the machine does. */
const unlimited = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** What is wrong with an expression; undefined when it is linear. */
function faultOf({ source, flags }: Expression): string | undefined {
  const result = checkSync(source, flags, unlimited)
  if (result.status === 'safe') return undefined
  return result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
}

parentPort?.on('message', (expression: Expression) => parentPort?.postMessage(faultOf(expression)))
