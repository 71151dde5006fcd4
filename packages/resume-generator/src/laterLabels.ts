import { applicationsLabels } from './labels/applications.ts'
import { checkLabels } from './labels/check.ts'
import { closingLabels } from './labels/closing.ts'
import { designLabels } from './labels/design.ts'
import { filesLabels } from './labels/files.ts'
import { letterLabels } from './labels/letter.ts'
import { portfolioLabels } from './labels/portfolio.ts'

/** The German texts of the parts that are loaded when they are opened. */
export const laterLabels = {
  ...letterLabels,
  ...closingLabels,
  ...designLabels,
  ...filesLabels,
  ...checkLabels,
  ...applicationsLabels,
  ...portfolioLabels,
}
