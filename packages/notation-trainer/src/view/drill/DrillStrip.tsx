import { IconButton, Icon, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { questionsOfRun } from '../../model/drill/questions.ts'
import { spokenMove } from '../../model/drill/spokenMove.ts'
import { writeMove } from '../../model/drill/writeMove.ts'
import { DrillClock } from './DrillClock.tsx'
import { useDrill } from './DrillContext.ts'
import { useSpokenLanguage } from './useConversation.ts'
import { speak } from './useVoice.ts'

/** The question, and how far the run is. */
export function DrillStrip() {
  const { drill, labels, voice } = useDrill()
  const session = useAtomValue(drill.session)
  const question = useAtomValue(drill.question)
  const { mode, notation, form } = useAtomValue(drill.choice)
  const language = useSpokenLanguage(drill)
  if (!session || !question) return null
  const { run, questions } = session
  const { ply } = question
  const { color } = ply
  const isSprint = mode === 'find'
  const prompt = {
    write: labels.drillWrite(color),
    dictation: voice ? labels.drillWriteHeard(color) : labels.drillWrite(color),
    play: labels.drillPlay(color),
    blind: labels.drillPlay(color),
    find: labels.drillFind,
  }[mode]
  const isShown = mode !== 'write' && mode !== 'dictation' && !voice

  return (
    <div className="notation-trainer-drill-strip">
      <dl className="notation-trainer-drill-readings">
        <div>
          <dt>
            <Legend>{labels.drillModes[mode]}</Legend>
          </dt>
          <dd data-drill="at">
            {isSprint ? labels.drillFound(run.at) : labels.drillAt(run.at + 1, questions.length)}
          </dd>
        </div>
        <div>
          <dt>
            <Legend>{isSprint ? labels.drillTimeLeft : labels.time}</Legend>
          </dt>
          <dd>
            <DrillClock />
          </dd>
        </div>
        <div>
          <dt>
            <Legend>{labels.errors}</Legend>
          </dt>
          <dd data-drill="errors" data-bad={run.errors > 0 || undefined}>
            {run.errors}
          </dd>
        </div>
      </dl>
      {!isSprint && questions.length <= questionsOfRun && (
        <span className="notation-trainer-drill-lamps" aria-hidden="true">
          {questions.map(({ ply: { after } }, index) => (
            <i
              key={after}
              data-state={index >= run.at ? 'coming' : run.wrong.includes(index) ? 'wrong' : 'right'}
            />
          ))}
        </span>
      )}
      <p className="notation-trainer-drill-prompt">
        <span>{prompt}</span>
        {isShown && <strong>{writeMove(ply, notation, form)}</strong>}
        {voice && (
          <IconButton
            variant="key"
            label={labels.drillListen}
            icon={<Icon name="sound" size={20} />}
            onClick={() => speak(spokenMove(ply, language, form), voice)}
          />
        )}
      </p>
    </div>
  )
}
