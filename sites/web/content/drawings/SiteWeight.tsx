import budgets from '../../budgets.json' with { type: 'json' }
import { Bars, heightOfBars, type Bar } from '../../src/content/Bars.tsx'
import { Drawing } from '../../src/content/Drawing.tsx'
import { withUnit } from '../../src/content/germanNumber.ts'
import { isBuilt } from '../../src/registry/ToolEntry.ts'
import { tools } from '../../src/registry/tools.ts'

const limitOf = (path: string) => budgets.pages.find((page) => page.path === path)?.scripts ?? 0
const heaviest = tools.filter(isBuilt).reduce((most, tool) => (tool.budget > most.budget ? tool : most))

const bar = (label: string, value: number, marked?: boolean): Bar => ({
  label,
  value,
  written: withUnit(value, 'KB'),
  ...(marked && { marked }),
})
const bars = [
  bar('Ein Text, bis etwas React braucht', budgets.boot, true),
  bar('Derselbe Text, wenn React läuft', limitOf('/')),
  bar('Die Einstellungen', limitOf('/meta/settings')),
  bar(`Das schwerste Werkzeug: ${heaviest.name}`, heaviest.budget),
]

/** What scripts of this site may weigh, from the limits that the build enforces. */
export const SiteWeight = () => (
  <Drawing
    name="site-weight"
    title="Wie viel JavaScript diese Seite höchstens lädt"
    description={`${bars.map(({ label, written }) => `${label}: ${written}`).join('; ')}.`}
    height={heightOfBars(bars)}
    caption="Obergrenzen, gepackt, aus den Dateien, an denen der Bau dieser Seite scheitert, wenn sie überschritten werden. 1 KB sind hier 1.024 Byte."
  >
    <Bars bars={bars} />
  </Drawing>
)
