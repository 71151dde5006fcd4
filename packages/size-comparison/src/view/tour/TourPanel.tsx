import { Button, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useLater } from '../useLater.ts'
import type { Tour } from './useTour.ts'

/** The present stop of the tour, and the keys to pause it, to go on and to leave. */
export default function TourPanel({ tour }: { tour: Tour }) {
  const { labels } = useLater()
  return (
    <div className="size-comparison-tour">
      <Legend>{labels.tourStop(tour.at + 1, tour.count)}</Legend>
      <p>{tour.stop?.text[labels.language]}</p>
      <div className="size-comparison-keys">
        <IconButton
          label={labels.previousStop}
          icon={<Icon name="left" />}
          aria-disabled={tour.at === 0}
          onClick={() => tour.at > 0 && tour.go(-1)}
        />
        <Button icon={<Icon name={tour.isRunning ? 'pause' : 'play'} />} onClick={tour.toggle}>
          {tour.isRunning ? labels.tourPause : labels.tourResume}
        </Button>
        <IconButton
          label={labels.nextStop}
          icon={<Icon name="right" />}
          aria-disabled={tour.at + 1 >= tour.count}
          onClick={() => tour.at + 1 < tour.count && tour.go(1)}
        />
        <Button variant="quiet" onClick={tour.end}>
          {labels.tourEnd}
        </Button>
      </div>
    </div>
  )
}
