import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealedFile, sealFile } from './sealedFile.ts'

const PASSPHRASE = 'Vier Wörter, die keiner kennt'
const TEXT = JSON.stringify({ kleinzeug: '{"decider":{"lists":["Žluťoučký 🐎"]}}' })
const sealed = await sealFile(TEXT, PASSPHRASE)

test('what was sealed is opened with the same passphrase, also where it is typed in another form of Unicode', async () => {
  expect(sealed).not.toContain('decider')
  expect(await openSealedFile(sealed, PASSPHRASE)).toEqual({ text: TEXT })
  expect(await openSealedFile(sealed, PASSPHRASE.normalize('NFD'))).toEqual({ text: TEXT })
})

test('another implementation opens it by the description in the README', () => {
  const { rounds, salt, iv, data } = JSON.parse(sealed)
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const key = pbkdf2Sync(PASSPHRASE.normalize('NFC'), bytes(salt), rounds, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv))
  decipher.setAAD(Buffer.from(`kleinzeug-sealed 1 ${rounds}`))
  decipher.setAuthTag(bytes(data).subarray(-16))
  const text = Buffer.concat([decipher.update(bytes(data).subarray(0, -16)), decipher.final()])
  expect(text.toString()).toBe(TEXT)
})

test('a head that was changed together with its sum opens nothing', async () => {
  const file = JSON.parse(sealed)
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const sum = createHash('sha256')
  sum.update('kleinzeug-sealed 1 600001')
  for (const part of [file.salt, file.iv, file.data]) sum.update(bytes(part))
  const changed = JSON.stringify({ ...file, rounds: 600_001, sum: sum.digest('base64') })
  expect(await openSealedFile(changed, PASSPHRASE)).toEqual({ refused: 'passphrase' })
})

test('two files of one text have nothing in common', async () => {
  const [one, two] = [JSON.parse(sealed), JSON.parse(await sealFile(TEXT, PASSPHRASE))]
  for (const name of ['salt', 'iv', 'data']) expect(one[name]).not.toBe(two[name])
})

test.each([
  ['a wrong passphrase', sealed, 'vier wörter', 'passphrase'],
  ['a cut file', sealed.slice(0, -40), PASSPHRASE, 'damaged'],
  [
    'a changed character',
    sealed.replace(/"data":"./, (head) => `${head.slice(0, -1)}${head.endsWith('A') ? 'B' : 'A'}`),
    PASSPHRASE,
    'damaged',
  ],
  [
    'another salt',
    sealed.replace(/"salt":"./, (head) => `${head.slice(0, -1)}${head.endsWith('A') ? 'B' : 'A'}`),
    PASSPHRASE,
    'damaged',
  ],
  ['a file without its end', sealed.slice(0, 60), PASSPHRASE, 'damaged'],
  [
    'a version before the first',
    sealed.replace('"kleinzeug-sealed":1', '"kleinzeug-sealed":0'),
    PASSPHRASE,
    'damaged',
  ],
  ['half a round', sealed.replace('600000', '1000.5'), PASSPHRASE, 'damaged'],
  ['fewer rounds', sealed.replace('600000', '1000'), PASSPHRASE, 'damaged'],
  ['more rounds than anyone can wait for', sealed.replace('600000', '60000000000'), PASSPHRASE, 'damaged'],
  ['a newer format', sealed.replace('"kleinzeug-sealed":1', '"kleinzeug-sealed":2'), PASSPHRASE, 'newer'],
  ['an export', TEXT, PASSPHRASE, 'notSealed'],
  ['a picture', '\u0089PNG', PASSPHRASE, 'notSealed'],
  ['nothing', '', PASSPHRASE, 'notSealed'],
] as const)('%s is refused', async (_what, text, passphrase, refused) => {
  expect(await openSealedFile(text, passphrase)).toEqual({ refused })
})
