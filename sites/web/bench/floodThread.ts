// Sends visits from a thread of its own: in the thread that measures the pages it would delay them.
import { parentPort, workerData } from 'node:worker_threads'
import { flood } from '@kleinzeug/apix/bench'

const { port, connections, seconds }: { port: number; connections: number; seconds: number } = workerData
parentPort?.postMessage(await flood(port, connections, seconds))
