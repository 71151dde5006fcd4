import { converted, withCoordinates } from '../../model/path/pathConvert.ts'
import { inCoordinates, isRelative, parsePath, type PathCommand } from '../../model/path/pathData.ts'
import { reversedPath, split } from '../../model/path/pathSplit.ts'
import { attribute } from '../../model/document/svgNode.ts'
import type { Session } from '../session.ts'
import type { pathCommands } from './pathCommands.ts'

/** Splits, converts and reverses the commands of a path. Loaded when first needed. */
export function pathWork(session: Session, { place, stand, edit }: ReturnType<typeof pathCommands>) {
  const { say } = session
  return {
    split: () => {
      const at = place()
      edit((path) => split(path, at))
      session.setMode('ready')
      stand(at)
      say((texts) => texts['say.pathChanged']())
    },
    convert: (letter: PathCommand) => {
      const at = place()
      const current = parsePath(attribute(session.current(), 'd') ?? '').segments[at]
      const relative = current && isRelative(current.command)
      edit((path) => converted(path, at, inCoordinates(letter, relative === true)))
      session.setMode('ready')
      stand(at)
      say((texts) => texts['say.converted'](letter))
    },
    toggleRelative: () => {
      const at = place()
      edit((path) => {
        const segment = path.segments[at]
        return segment ? withCoordinates(path, !isRelative(segment.command), at) : path
      })
      session.setMode('ready')
      say((texts) => texts['say.pathChanged']())
    },
    allRelative: (relative: boolean) => {
      edit((path) => withCoordinates(path, relative))
      session.setMode('ready')
      say((texts) => texts['say.pathChanged']())
    },
    turnRound: () => {
      edit(reversedPath)
      session.setMode('ready')
      say((texts) => texts['say.pathChanged']())
    },
  }
}
