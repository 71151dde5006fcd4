// Finds a Chromium to drive without downloading one from anywhere but the npm registry.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : []
  }),
]

function onPath(command: string) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, command)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Not in this folder.
    }
  }
  return undefined
}

/** The Chromium packed inside an npm package: no download, no system library but glibc. Linux x64 only. */
export async function packedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // This variable makes the package unpack its own libnss3 and friends and set LD_LIBRARY_PATH.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: sparticuz } = await import('@sparticuz/chromium')
  return sparticuz.executablePath()
}

/**
 * Path of the Chromium to drive; the empty string means the one Playwright downloaded itself.
 * Looked for in this order: CHROMIUM_PATH, Playwright's own, the system's, the packed one.
 *
 * @throws when there is none.
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  if (existsSync(chromium.executablePath())) return ''
  const found =
    commands.map(onPath).find(Boolean) ??
    applications.find((file) => existsSync(file)) ??
    (await packedChromium())
  if (found) return found
  throw new Error('No Chromium found: set CHROMIUM_PATH, or install Chromium or Chrome.')
}

const executablePath = await findChromium()

export const launchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium refuses its own sandbox to root, as in containers and CI.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}
