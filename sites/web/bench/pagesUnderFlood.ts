import { Worker } from 'node:worker_threads'
import type { flood } from '@kleinzeug/apix/bench'
import { startBenchServer } from './benchServer.ts'
import { pageTimes, percentile } from './pageTimes.ts'

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
  const quiet: number[] = []
  const flooded: number[] = []
  let visits = 0
  try {
    // The code on both paths is compiled before it is measured.
    await Promise.all([startFlood(server.port, 1), pageTimes(server.port, AbortSignal.timeout(1_000))])
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await pageTimes(server.port, AbortSignal.timeout(seconds * 1_000))))
      const ended = new AbortController()
      const [times, { statuses }] = await Promise.all([
        pageTimes(server.port, ended.signal),
        startFlood(server.port, seconds).finally(() => ended.abort()),
      ])
      flooded.push(...times)
      visits += statuses['204'] ?? 0
    }
  } finally {
    await server.stop()
  }
  const p99 = { quiet: percentile(quiet, 0.99), flooded: percentile(flooded, 0.99) }
  return {
    p99,
    median: { quiet: percentile(quiet, 0.5), flooded: percentile(flooded, 0.5) },
    ratio: p99.flooded / p99.quiet,
    pages: { quiet: quiet.length, flooded: flooded.length },
    visits,
  }
}
