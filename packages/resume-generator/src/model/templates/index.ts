import type { Template } from '../layout/layOut.ts'
import type { TemplateId } from '../resume.ts'
import { axis } from './axis.ts'
import { classic } from './classic.ts'
import { compact } from './compact.ts'
import { edge } from './edge.ts'
import { official } from './official.ts'
import { plain } from './plain.ts'

export const templates: Readonly<Record<TemplateId, Template>> = {
  classic,
  edge,
  plain,
  axis,
  compact,
  official,
}
