// How long the statistics take with many visits: 10 million, or the number given. On SQLite, and on
// PostgreSQL where it is installed; beside a count over the visits themselves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addUser } from '../src/accounts/users.ts'
import { createApix } from '../src/createApix.ts'
import { openDatabase, type DatabaseLocation } from '../src/database/openDatabase.ts'
import { withoutTimeouts } from '../src/database/postgres.ts'
import { installedPostgres, startCluster } from '../src/postgres.fixtures.ts'
import { countKinds } from '../src/visits/visitCounts.ts'

const visits = Number(process.argv[2] ?? 10_000_000)
const days = 90
const times = 9

type Dialect = 'sqlite' | 'postgres'

/** Visits of 60 routes, 8 languages and 30 screens, evenly over 90 days. */
async function fill(location: DatabaseLocation, dialect: Dialect) {
  const db = await openDatabase(location)
  const length = days * 24 * 60 * 60 * 1000
  const at = sql`cast(${sql.lit(Date.now() - length)} + cast(i as bigint) * ${sql.lit(Math.floor(length / visits))} as bigint)`
  const day = {
    sqlite: sql`date((${at}) / 1000, 'unixepoch')`,
    postgres: sql`to_char(to_timestamp((${at}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`,
  }[dialect]
  const series = {
    sqlite: sql`(with recursive n(i) as (select 0 union all select i + 1 from n
      where i < ${sql.lit(visits - 1)}) select i from n)`,
    postgres: sql`generate_series(0, ${sql.lit(visits - 1)}) as series(i)`,
  }[dialect]
  await sql`insert into visits (at, day, route, user_agent, language, screen)
    select ${at}, ${day}, '/apps/route' || (i % 60), 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
      'l' || (i % 8), (i % 30) || ' x 1080' from ${series}`.execute(db)
  for (const kind of countKinds)
    await sql`insert into visit_counts (kind, day, value, count)
      select ${sql.lit(kind)}, day, ${sql.ref(kind)}, count(*) from visits group by day, ${sql.ref(kind)}`.execute(
      db,
    )
  if (dialect === 'postgres') await sql`analyze`.execute(db)
  const began = performance.now()
  await db
    .selectFrom('visits')
    .select(['day', 'route', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['day', 'route'])
    .execute()
  const counted = performance.now() - began
  await db.destroy()
  return counted
}

async function measure(name: string, dialect: Dialect, location: DatabaseLocation) {
  const slow = 'url' in location ? { ...location, timeouts: withoutTimeouts } : location
  const counted = await fill(slow, dialect)
  const apix = await createApix({ database: location, log: () => {} })
  await addUser(apix.database, { username: 'bench', password: 'bench-bench-bench', rolename: 'admin' })
  const query = new URLSearchParams({ user: 'bench', pass: 'bench-bench-bench' })
  const login = await apix.fetch(new Request(`http://localhost/apix/auth/login?${query}`))
  const { token }: Record<string, unknown> = Object(await login.json())
  const headers = { authorization: `Bearer ${String(token)}` }
  for (const path of [`/visits?days=${days}`, `/visitor/stats?days=${days}`, '/visits?before=5000000']) {
    const taken: number[] = []
    for (let i = 0; i < times; i += 1) {
      const began = performance.now()
      const response = await apix.fetch(new Request(`http://localhost/apix${path}`, { headers }))
      await response.text()
      taken.push(performance.now() - began)
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    }
    const sorted = taken.toSorted((a, b) => a - b).map((time) => time.toFixed(1))
    console.log(
      `${name} ${path}: median ${sorted[Math.floor(times / 2)]} ms, most ${sorted.at(-1)} ms; ` +
        `a count over the visits ${counted.toFixed(0)} ms`,
    )
  }
  await apix.close()
}

console.log(`${visits} visits`)
const folder = mkdtempSync(join(tmpdir(), 'apix-bench-'))
try {
  await measure('SQLite', 'sqlite', { file: join(folder, 'apix.sqlite') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (installedPostgres) {
  const cluster = await startCluster()
  try {
    await measure(`PostgreSQL ${installedPostgres}`, 'postgres', { url: cluster.url })
  } finally {
    await cluster.remove()
  }
}
