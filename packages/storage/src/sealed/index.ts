export { openSealedFile, sealFile, type SealRefusal } from './sealedFile.ts'
export { passphraseKey } from './passphraseKey.ts'
