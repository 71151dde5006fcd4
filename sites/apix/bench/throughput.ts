import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/database/openDatabase.ts'
import { flood } from './flood.ts'

const connections = 64

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function startServer(kind: 'apix' | 'hono', environment: Record<string, string>) {
  const server = fork(new URL('server.ts', import.meta.url), [kind], {
    env: { ...process.env, APIX_PROXIES: '1', DATABASE_URL: undefined, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const [port]: unknown[] = await once(server, 'message')
  return {
    port: Number(port),
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
  }
}

interface Options {
  /** How often the two servers are measured, in turns. */
  readonly rounds: number
  /** How long each time. */
  readonly seconds: number
}

/**
 * Measures how many visits a second the backend stores, beside a Hono handler that parses and
 * validates the same and stores nothing.
 */
export async function measureThroughput({ rounds, seconds }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'apix-bench-'))
  const apix = await startServer('apix', { APIX_DATA: folder })
  const hono = await startServer('hono', {})
  const rates = { apix: [] as number[], hono: [] as number[] }
  let acknowledged = 0
  try {
    // Both compile their code before it counts.
    for (const { port } of [apix, hono]) {
      const { statuses } = await flood(port, connections, seconds / 2)
      if (port === apix.port) acknowledged += statuses['204'] ?? 0
    }
    for (let round = 0; round < rounds; round += 1) {
      rates.hono.push((await flood(hono.port, connections, seconds)).perSecond)
      const { perSecond, statuses } = await flood(apix.port, connections, seconds)
      rates.apix.push(perSecond)
      acknowledged += statuses['204'] ?? 0
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
  const result = { apix: median(rates.apix), hono: median(rates.hono) }
  return { ...result, share: result.apix / result.hono, acknowledged, stored }
}
