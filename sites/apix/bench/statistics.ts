import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurns, type Round } from '@kleinzeug/tooling/bench'
import { sql } from 'kysely'
import { addUser } from '../src/accounts/users.ts'
import { createApix } from '../src/createApix.ts'
import type { Database } from '../src/database/schema.ts'
import { countKinds } from '../src/visits/visitCounts.ts'

const days = 90

/** Visits of 60 routes, 8 languages and 30 screens, evenly over 90 days. */
async function fill(db: Database, visits: number) {
  const length = days * 24 * 60 * 60 * 1000
  const at = sql`${sql.lit(Date.now() - length)} + i * ${sql.lit(Math.floor(length / visits))}`
  await sql`insert into visits (at, day, route, user_agent, language, screen)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(visits - 1)})
    select ${at}, date((${at}) / 1000, 'unixepoch'), '/apps/route' || (i % 60),
      'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0', 'l' || (i % 8), (i % 30) || ' x 1080' from n`.execute(
    db,
  )
  for (const kind of countKinds)
    await sql`insert into visit_counts (kind, day, value, count)
      select ${sql.lit(kind)}, day, ${sql.ref(kind)}, count(*) from visits group by day, ${sql.ref(kind)}`.execute(
      db,
    )
}

async function took(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return [performance.now() - began]
}

/** Measures the statistics over this many visits on SQLite, in turns with a count over the visits themselves. */
export async function measureStatistics(visits: number): Promise<readonly Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'apix-bench-'))
  const apix = await createApix({ database: { file: join(folder, 'apix.sqlite') }, log: () => {} })
  try {
    await fill(apix.database, visits)
    await addUser(apix.database, { username: 'bench', password: 'bench-bench-bench', rolename: 'admin' })
    const query = new URLSearchParams({ user: 'bench', pass: 'bench-bench-bench' })
    const login = await apix.fetch(new Request(`http://localhost/apix/auth/login?${query}`))
    const { token }: Record<string, unknown> = Object(await login.json())
    const headers = { authorization: `Bearer ${String(token)}` }
    const statistics = async () => {
      const response = await apix.fetch(new Request(`http://localhost/apix/visits?days=${days}`, { headers }))
      await response.text()
      if (response.status !== 200) throw new Error(`The statistics were answered with ${response.status}.`)
    }
    const count = () =>
      apix.database
        .selectFrom('visits')
        .select(['day', 'route', ({ fn }) => fn.countAll().as('count')])
        .groupBy(['day', 'route'])
        .execute()
    return await inTurns(
      () => took(statistics),
      () => took(count),
    )
  } finally {
    await apix.close()
    rmSync(folder, { recursive: true })
  }
}
