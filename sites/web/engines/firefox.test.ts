import { firefox } from '@kleinzeug/tooling/engines'
import { smokeJourney } from './smokeJourney.ts'

smokeJourney(firefox, 4298)
