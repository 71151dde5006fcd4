// Firefox and WebKit as the system has them: Playwright cannot drive those.
import { existsSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox, stopFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export { until, type Engine, type Key } from './engine.ts'

const installed = (...files: string[]) => files.find((file) => existsSync(file))

const firefoxFile = installed('/usr/bin/firefox-esr', '/usr/bin/firefox')
const webKitDriver = installed('/usr/bin/xvfb-run') && installed('/usr/bin/WebKitWebDriver')

/** An engine that the system has, or could have. */
export interface SystemEngine {
  readonly name: string
  readonly isInstalled: boolean
  /** Opens a tab that shares no data with another one. */
  readonly start: () => Promise<Engine>
  /** Ends what is left for the next tab. */
  readonly stop: () => Promise<void>
}

export const firefox: SystemEngine = {
  name: 'Firefox',
  isInstalled: firefoxFile !== undefined,
  start: () => startFirefox(firefoxFile ?? ''),
  stop: stopFirefox,
}

export const webKit: SystemEngine = {
  name: 'WebKit',
  isInstalled: webKitDriver !== undefined,
  start: () => startWebKit(webKitDriver ?? ''),
  stop: async () => {},
}

/** Both, whether they are installed or not. */
export const systemEngines: readonly SystemEngine[] = [firefox, webKit]
