import { parseArgs } from 'node:util'
import { addUser, listUsers, removeUser, roles, setPassword, setRole, UserProblem } from './accounts/users.ts'
import type { PasswordCost } from './accounts/passwords.ts'
import type { Role } from './contract.ts'
import type { Database } from './database/schema.ts'

/** Input and output of the command. */
export interface Conversation {
  readonly askName: () => Promise<string>
  readonly askRole: () => Promise<Role>
  /** Asks for a new password; at a terminal twice, because it is hidden. */
  readonly askPassword: () => Promise<string>
  readonly say: (line: string) => void
}

const usage = `Benutzer von /apix

  user add [NAME] [--role admin|user]   anlegen
  user list                             alle zeigen
  user password [NAME]                  neues Passwort setzen; alle Anmeldungen enden
  user role [NAME] [--role admin|user]  Rolle ändern
  user remove [NAME]                    entfernen; alle Anmeldungen enden

Was fehlt, wird gefragt. Ohne Terminal wird das Passwort als erste Zeile der Eingabe gelesen.`

const isRole = (role: string): role is Role => roles.some((known) => known === role)

function roleOf(role: string | undefined): Role | undefined {
  if (role !== undefined && !isRole(role)) throw new UserProblem(`Die Rolle „${role}“ gibt es nicht.`)
  return role
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { role: { type: 'string' } },
      allowPositionals: true,
    })
  } catch {
    throw new UserProblem(`Das verstehe ich nicht: ${words.join(' ')}\n\n${usage}`)
  }
}

/** Runs one command (`words` after `user`) on the users. Throws {UserProblem} with a German message. */
export async function userCommand(
  words: readonly string[],
  db: Database,
  { askName, askRole, askPassword, say }: Conversation,
  cost?: PasswordCost,
): Promise<void> {
  const { values, positionals } = parsed(words)
  const [command, given] = positionals
  const name = async () => given ?? (await askName())
  const role = async () => roleOf(values.role) ?? (await askRole())

  switch (command) {
    case 'add': {
      const username = await name()
      const rolename = await role()
      await addUser(db, { username, rolename, password: await askPassword() }, cost && { cost })
      return say(`„${username}“ ist angelegt (${rolename}).`)
    }
    case 'list': {
      const users = await listUsers(db)
      if (users.length === 0) return say('Es gibt noch keine Benutzer.')
      for (const { username, rolename, created_at } of users)
        say(`${username}\t${rolename}\tseit ${new Date(created_at).toISOString().slice(0, 10)}`)
      return undefined
    }
    case 'password': {
      const username = await name()
      await setPassword(db, username, await askPassword(), cost)
      return say(`„${username}“ hat ein neues Passwort. Alle Anmeldungen sind beendet.`)
    }
    case 'role': {
      const username = await name()
      const rolename = await role()
      await setRole(db, username, rolename)
      return say(`„${username}“ hat jetzt die Rolle ${rolename}.`)
    }
    case 'remove': {
      const username = await name()
      await removeUser(db, username)
      return say(`„${username}“ ist entfernt. Alle Anmeldungen sind beendet.`)
    }
    case undefined:
      return say(usage)
    default:
      throw new UserProblem(`„${command}“ kenne ich nicht.\n\n${usage}`)
  }
}
