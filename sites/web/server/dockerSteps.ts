// Runs the steps of the Dockerfile without Docker: copies what a build would see into an empty folder,
// runs each RUN there, starts CMD, waits for HEALTHCHECK and stops it. For machines without a daemon.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readDockerfile, stagesOf } from './dockerfile.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const port = process.env['PORT'] ?? '4173'
const healthTimeout = 60_000

const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-docker-'))
const app = join(folder, 'app')
mkdirSync(app)

/** The image's absolute paths, and its user, become those of this folder. */
const here = (text: string) =>
  text
    .replaceAll(/(?<![\w/])\/(app|data)\b/g, `${folder}/$1`)
    .replaceAll(/\bchown node\b/g, `chown ${userInfo().username}`)

function copyContext() {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    if (ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))) continue
    mkdirSync(join(app, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(app, file))
  }
}

// An image starts without the settings of the shell that runs this script; its Node comes first.
const environment: Record<string, string> = {
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  HOME: process.env['HOME'] ?? folder,
  // A trial: the repository names no operator.
  ALLOW_PLACEHOLDERS: '1',
}

async function checkHealth(words: readonly string[]) {
  const [program = '', ...rest] = words
  const check = spawn(program, rest, { cwd: app, env: environment, stdio: 'inherit' })
  const [code]: unknown[] = await once(check, 'exit')
  return code === 0
}

async function run(words: readonly string[], health: readonly string[]) {
  const [program = '', ...rest] = words
  const server = spawn(program, rest, { cwd: app, env: environment, stdio: 'inherit' })
  const exited = once(server, 'exit')
  try {
    const deadline = Date.now() + healthTimeout
    while (!(await checkHealth(health))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('the server is not healthy')
      await pause(500)
    }
    console.log('healthy')
  } finally {
    server.kill('SIGTERM')
  }
  const [code]: unknown[] = await exited
  if (code !== 0) throw new Error(`the server ended with ${String(code)}`)
}

try {
  let command: readonly string[] = []
  let health: readonly string[] = []
  for (const { keyword, text, words } of stagesOf(readDockerfile()).flat()) {
    console.log(`${keyword} ${text}`)
    if (keyword === 'COPY' && !text.includes('--from')) copyContext()
    if (keyword === 'RUN')
      execFileSync('sh', ['-ec', here(text)], { cwd: app, env: environment, stdio: 'inherit' })
    if (keyword === 'ENV')
      for (const [, name = '', value = ''] of here(text).matchAll(/(\w+)=(\S+)/g)) environment[name] = value
    if (keyword === 'CMD') command = words
    if (keyword === 'HEALTHCHECK') health = words
  }
  environment['PORT'] = port
  await run(command, health)
  console.log('the server answered and stopped in order')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
