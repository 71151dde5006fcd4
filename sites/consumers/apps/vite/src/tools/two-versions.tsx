// Two tools that were released apart: each has brought its own version of the shared controls and their styles.
import { Decider } from '@kleinzeug/decider'
import { NumberGuessing } from 'restyled-number-guessing'
import '@kleinzeug/decider/styles.css'
import 'restyled-number-guessing/styles.css'

export const App = () => (
  <>
    <Decider />
    <NumberGuessing />
  </>
)
