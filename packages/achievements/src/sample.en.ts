import type { ToolSample } from '@kleinzeug/shell'
import type { AchievementsData } from './model/entry.ts'
import { entry, sampleOf } from './sampleDays.ts'

const en = sampleOf([
  entry('Wrote a guide for two newcomers', 'The third one needed no questions.', 'team'),
  entry('Cut the form down to one page', 'Half as many questions by phone.', 'ux', 'forms'),
  entry('Brought the nightly tests from 40 to 12 minutes', '', 'engineering'),
  entry('Gave a talk to 60 people', 'Two invitations followed.', 'talk'),
  entry('Settled a dispute about who does what', 'Both groups plan together again.', 'team'),
  entry('Moved to the new database without an outage', '', 'engineering'),
  entry('Made the login accessible', 'It works by keyboard and screen reader.', 'ux'),
  entry('A customer’s thanks for quick help', '', 'customers'),
  entry('Led a first project alone', 'Finished on time.', 'leadership'),
  entry('Stood in for a neighbouring team', '', 'team'),
])

/** The sample of the English entry, which has no German words. */
export const sample: ToolSample<AchievementsData> = { de: en, en }
