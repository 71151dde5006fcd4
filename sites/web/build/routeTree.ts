// Writes src/routeTree.gen.ts from the route files, as the dev server and the build do by themselves.
import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerOptions } from './routerOptions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
await new Generator({ config: getConfig(routerOptions, root), root }).run()
