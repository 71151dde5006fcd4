// Firefox and WebKit as the system has them: Playwright cannot drive those.
import { existsSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export { until, type Engine, type Key } from './engine.ts'

const installed = (...files: string[]) => files.find((file) => existsSync(file))

const firefox = installed('/usr/bin/firefox-esr', '/usr/bin/firefox')
const webKit = installed('/usr/bin/xvfb-run') && installed('/usr/bin/WebKitWebDriver')

/** Both, whether they are installed or not. */
export const systemEngines: ReadonlyArray<{
  readonly name: string
  readonly isInstalled: boolean
  readonly start: () => Promise<Engine>
}> = [
  { name: 'Firefox', isInstalled: firefox !== undefined, start: () => startFirefox(firefox ?? '') },
  { name: 'WebKit', isInstalled: webKit !== undefined, start: () => startWebKit(webKit ?? '') },
]
