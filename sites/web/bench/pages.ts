// How long a page takes while the backend is busy: under a flood of visits, and while another program
// holds SQLite's write lock for 20 seconds.
import { measurePagesUnderFlood } from './pagesUnderFlood.ts'
import { measurePagesUnderLock } from './pagesUnderLock.ts'

const ms = (time: number) => `${time.toFixed(1)} ms`

const { p99, median, ratio, pages, visits } = await measurePagesUnderFlood({ rounds: 3, seconds: 5 })
console.log(
  `GET / under a flood of visits: p99 ${ms(p99.flooded)}, without it ${ms(p99.quiet)}, ratio ${ratio.toFixed(1)}; ` +
    `median ${ms(median.flooded)}, ${ms(median.quiet)}; ` +
    `${pages.flooded} and ${pages.quiet} pages, ${visits} visits stored`,
)

const lock = await measurePagesUnderLock({ seconds: 20, visits: 50 })
console.log(
  `GET / under a lock of 20 s: longest ${ms(lock.most.locked)}, before it ${ms(lock.most.before)}; ` +
    `p99 ${ms(lock.p99.locked)}, ${ms(lock.p99.before)}; median ${ms(lock.median.locked)}, ${ms(lock.median.before)}; ` +
    `${lock.pages} pages, ${lock.stored} of 50 visits stored after it`,
)
