import { webKit } from '@kleinzeug/tooling/engines'
import { smokeJourney } from './smokeJourney.ts'

smokeJourney(webKit, 4297)
