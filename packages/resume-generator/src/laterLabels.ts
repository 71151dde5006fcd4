import { checkLabels } from './labels/check.ts'
import { filesLabels } from './labels/files.ts'

/** The German texts of the parts that load on request. */
export const laterLabels = { ...filesLabels, ...checkLabels }
