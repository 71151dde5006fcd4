import { Worker } from 'node:worker_threads'
import type { flood } from '@kleinzeug/apix/bench'
import type { Round } from '@kleinzeug/tooling/bench'
import { startBenchServer } from './benchServer.ts'
import { pageTimes } from './pageTimes.ts'

type FloodResult = Awaited<ReturnType<typeof flood>>

const connections = 64

function startFlood(port: number, seconds: number): Promise<FloodResult> {
  const thread = new Worker(new URL('floodThread.ts', import.meta.url), {
    workerData: { port, connections, seconds },
  })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject)
  })
}

interface Options {
  /** How often the page is measured without and with the flood, in turns. */
  readonly rounds: number
  /** How long each time. */
  readonly seconds: number
}

/** Measures how long the page takes while 64 connections send visits, beside the same page without them. */
export async function measurePagesUnderFlood({ rounds, seconds }: Options) {
  const server = await startBenchServer()
  const measured: Round[] = []
  let visits = 0
  try {
    // The code on both paths is compiled before it is measured.
    await Promise.all([startFlood(server.port, 1), pageTimes(server.port, AbortSignal.timeout(1_000))])
    for (let round = 0; round < rounds; round += 1) {
      const peer = await pageTimes(server.port, AbortSignal.timeout(seconds * 1_000))
      const ended = new AbortController()
      const [own, { statuses }] = await Promise.all([
        pageTimes(server.port, ended.signal),
        startFlood(server.port, seconds).finally(() => ended.abort()),
      ])
      measured.push({ own, peer })
      visits += statuses['204'] ?? 0
    }
  } finally {
    await server.stop()
  }
  return { rounds: measured, visits }
}
