import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { exchangeFiles, type Decision } from '@kleinzeug/storage/local/folder'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { page } from '../page/page.ts'
import { loadFolderSlices } from '../registry/toolFields.ts'

const exchange = exchangeFiles(page.record, { slices: loadFolderSlices })

/** Bytes of all files of an archive. */
const LIMIT = 80_000_000

/** The files of the folder as a ZIP. */
export async function writeZip(): Promise<Blob> {
  const files = await exchange.write()
  const bytes = zipSync(Object.fromEntries(Array.from(files, ([path, text]) => [path, strToU8(text)])))
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' })
}

/** The texts of a ZIP by their paths, without a folder around all of them; `undefined` where it is none. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, string> | undefined {
  let size = 0
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || /(^|\/)(\.|__MACOSX\/)/.test(name)) return false
        size += originalSize
        return size <= LIMIT
      },
    })
    if (size > LIMIT) return undefined
    const file = `${PRODUCT_KEY}.json`
    const record = Object.keys(found).find((path) => path === file || path.endsWith(`/${file}`))
    const outer = record?.slice(0, -file.length) ?? ''
    return new Map(
      Object.entries(found).flatMap(([path, content]) =>
        path.startsWith(outer) ? [[path.slice(outer.length), strFromU8(content)] as const] : [],
      ),
    )
  } catch {
    return undefined
  }
}

/** Takes what was changed in the files of a ZIP; `undefined` where none is ours. */
export const takeFiles = (files: ReadonlyMap<string, string>, decisions?: ReadonlyMap<string, Decision>) =>
  exchange.read(files, decisions)
