import { Drawing } from '../../src/content/Drawing.tsx'
import { blogPosts } from '../../src/content/blogPosts.ts'
import { withUnit } from '../../src/content/germanNumber.ts'

const posts = blogPosts.toSorted((a, b) => b.minutes - a.minutes)
const topics = [...new Set(blogPosts.map(({ tags }) => tags[0] ?? ''))]
const row = 44
const scale = 15

/** Every post as a bar as long as its reading time, side by side by topic. */
export const TextLengths = () => (
  <Drawing
    name="text-lengths"
    title="Die Texte nach Thema und Länge"
    description={`Lesezeit in Minuten: ${posts.map(({ title, minutes }) => `${title}, ${minutes}`).join('; ')}.`}
    height={topics.length * row + 4}
    caption="Jeder Block ist ein Text, so breit wie seine Lesezeit. Beim Bau dieser Seite gezählt."
  >
    {topics.map((topic, index) => {
      const own = posts.filter(({ tags }) => tags[0] === topic)
      const y = index * row
      return (
        <g key={topic}>
          <text x={0} y={y + 14} className="drawing-strong">
            {topic}
          </text>
          <text x={400} y={y + 14} className="drawing-value">
            {withUnit(
              own.reduce((sum, { minutes }) => sum + minutes, 0),
              'min',
            )}
          </text>
          {own.map(({ path, minutes }, place) => (
            <rect
              key={path}
              className={path === '/blog/notes' ? 'drawing-mark' : 'drawing-bar'}
              x={own.slice(0, place).reduce((sum, other) => sum + other.minutes * scale + 4, 0)}
              y={y + 21}
              width={minutes * scale}
              height={12}
            />
          ))}
        </g>
      )
    })}
  </Drawing>
)
