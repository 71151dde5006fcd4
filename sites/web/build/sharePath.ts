import { tools } from '../src/registry/tools.ts'

/** The page to which the share menu of a phone posts. */
export const sharePath = `/apps/${tools.find((tool) => 'shareTarget' in tool)?.route}`
