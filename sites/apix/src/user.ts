// `pnpm --filter @kleinzeug/apix user …`: manages the users of the configured database.
import { createInterface } from 'node:readline/promises'
import input from '@inquirer/input'
import password from '@inquirer/password'
import select from '@inquirer/select'
import { roles, UserProblem } from './accounts/users.ts'
import { configurationFrom } from './configuration.ts'
import { openDatabase } from './database/openDatabase.ts'
import { userCommand, type Conversation } from './userCommand.ts'

async function askPassword(): Promise<string> {
  const first = await password({ message: 'Passwort (mindestens 12 Zeichen):', mask: true })
  const second = await password({ message: 'Noch einmal:', mask: true })
  if (first !== second) throw new UserProblem('Die beiden Passwörter sind verschieden.')
  return first
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new UserProblem('Es kam kein Passwort.')
}

const missing = (what: string) => () =>
  Promise.reject(new UserProblem(`Ohne Terminal muss ${what} im Befehl stehen.`))

const say = (line: string) => console.log(line)

const conversation: Conversation = process.stdin.isTTY
  ? {
      askName: () => input({ message: 'Name:' }),
      askRole: () => select({ message: 'Rolle:', choices: [...roles] }),
      askPassword,
      say,
    }
  : { askName: missing('der Name'), askRole: missing('--role'), askPassword: firstLine, say }

/** Whether a prompt was ended with Ctrl+C, which needs no message. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'ExitPromptError'

try {
  const db = await openDatabase(configurationFrom(process.env).database)
  try {
    await userCommand(process.argv.slice(2), db, conversation)
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!isCancelled(error)) console.error(error instanceof UserProblem ? error.message : error)
  process.exitCode = 1
}
