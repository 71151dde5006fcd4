import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf, readDockerfile, stagesOf } from './dockerfile.ts'

const root = new URL('../../../', import.meta.url)
const dockerfile = readDockerfile()
const [build = [], run = []] = stagesOf(dockerfile)
const step = (steps: typeof run, keyword: string) => steps.find((one) => one.keyword === keyword)

test('the linter finds nothing, and would find a fault', () => {
  expect(faultsOf(dockerfile)).toEqual([])
  expect(faultsOf(dockerfile.replace('WORKDIR /app', 'WORKDIR app'))).toHaveLength(1)
  expect(faultsOf(dockerfile.replace('COPY . .', 'COPY .'))).not.toEqual([])
  expect(faultsOf(dockerfile.replace('EXPOSE 4173', 'EXPOSE http'))).not.toEqual([])
})

test('it builds with the pnpm and the Node that the repository pins', () => {
  const text = readFileSync(new URL('package.json', root), 'utf8')
  const pnpm = /"packageManager": "(pnpm@[\d.]+)/.exec(text)?.[1]
  const named = step(build, 'RUN')?.text.match(/pnpm@[\d.]+/g)
  expect(new Set(named)).toEqual(new Set([pnpm]))
  const node = /^nodeVersion: (\d+)/m.exec(readFileSync(new URL('pnpm-workspace.yaml', root), 'utf8'))?.[1]
  for (const stage of [build, run]) expect(step(stage, 'FROM')?.text).toMatch(`node:${node}-slim`)
})

test('it runs what exists, as a user that is not root, with its data on a volume', () => {
  const [program, file = ''] = step(run, 'CMD')?.words ?? []
  expect(program).toBe('node')
  expect(existsSync(new URL(file, root))).toBe(true)
  expect(step(run, 'USER')?.text).toBe('node')
  expect(step(run, 'ENV')?.text).toContain(`APIX_DATA=${step(run, 'VOLUME')?.text}`)
  expect(step(run, 'ENV')?.text).toContain(`PORT=${step(run, 'EXPOSE')?.text}`)
  const [checker, , script] = step(run, 'HEALTHCHECK')?.words ?? []
  expect(checker).toBe('node')
  expect(script).toContain('/apix/health')
})
