import { Legend } from '@kleinzeug/ui'
import { statistics } from 'virtual:workspace/statistics'
import { germanNumber } from '../../content/germanNumber.ts'
import { blogPosts } from '../../content/blogPosts.ts'
import { pagePaths } from '../../registry/pagePaths.ts'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { metaLabels } from './labels.ts'

const { numbers: labels } = metaLabels

/** The site in numbers: readings above, lines of code by language below. */
export function SiteNumbers() {
  const { words, tests, lines, bootKibibytes } = statistics
  const total = lines.reduce((sum, { count }) => sum + count, 0)
  const most = lines[0]?.count ?? 1
  const readings = [
    [labels.pages, germanNumber(pagePaths.length)],
    [labels.posts, germanNumber(blogPosts.length)],
    [labels.words, germanNumber(words)],
    [labels.tools, germanNumber(tools.length)],
    [labels.tests, germanNumber(tests)],
    [labels.boot, germanNumber(bootKibibytes)],
  ] as const
  return (
    <div className="plate numbers">
      <dl className="numbers-readings">
        {readings.map(([name, value]) => (
          <div key={name}>
            <dt className="ui-legend">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="numbers-plate">
        <p className="numbers-title">
          <Legend>{labels.lines}</Legend>
          <span>{germanNumber(total)}</span>
        </p>
        <ul className="plain">
          {lines.map(({ language, count }) => (
            <li key={language}>
              <span>{language}</span>
              <svg viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="numbers-scale" width="200" height="8" />
                <rect className="numbers-share" width={Math.max(1, (count / most) * 200)} height="8" />
              </svg>
              <span>{germanNumber(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
