import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/database/openDatabase.ts'
import { flood } from './flood.ts'

async function startServer(kind: 'apix' | 'hono', connections: number, environment: Record<string, string>) {
  const server = fork(new URL('server.ts', import.meta.url), [kind], {
    env: { ...process.env, APIX_PROXIES: '1', DATABASE_URL: undefined, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const port = Number((await once(server, 'message'))[0])
  const rates: number[] = []
  let acknowledged = 0
  return {
    rates,
    acknowledged: () => acknowledged,
    async warmUp(seconds: number) {
      acknowledged += (await flood(port, connections, seconds)).statuses['204'] ?? 0
    },
    async measure(seconds: number) {
      const { perSecond, statuses } = await flood(port, connections, seconds)
      rates.push(perSecond)
      acknowledged += statuses['204'] ?? 0
    },
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
  }
}

interface Options {
  readonly connections: number
  /** How often the two servers are measured, in turns. */
  readonly rounds: number
  /** How long each time. */
  readonly seconds: number
}

/**
 * Measures how many visits a second the backend stores, beside a Hono handler that parses and
 * validates the same and stores nothing.
 */
export async function measureThroughput({ connections, rounds, seconds }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'apix-bench-'))
  const apix = await startServer('apix', connections, { APIX_DATA: folder })
  const hono = await startServer('hono', connections, {})
  try {
    // Warm-up: both servers compile their code before the measurement.
    await hono.warmUp(seconds)
    await apix.warmUp(seconds)
    for (let round = 0; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? [hono, apix] : [apix, hono]
      for (const server of turns) await server.measure(seconds)
    }
  } finally {
    await Promise.all([apix.stop(), hono.stop()])
  }
  const db = await openDatabase({ file: join(folder, 'apix.sqlite') })
  const { stored } = await db
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
  return {
    /** Visits per second of each round. */
    rates: { apix: apix.rates, hono: hono.rates },
    acknowledged: apix.acknowledged(),
    stored,
  }
}
