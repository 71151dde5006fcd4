// An English page: two tools whose entries have no German texts.
import { Achievements } from '@kleinzeug/achievements/en'
import '@kleinzeug/achievements/styles.css'
import { Decider } from '@kleinzeug/decider/en'
import '@kleinzeug/decider/styles.css'

export const App = () => (
  <>
    <Achievements />
    <Decider />
  </>
)
