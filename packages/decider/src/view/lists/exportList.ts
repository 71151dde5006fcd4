import { saveFile } from '@kleinzeug/ui'
import type { List } from '../../model/deciderData.ts'
import { listFileName, listToFile } from '../../model/listFile.ts'

/** Downloads a list as a file. */
export const exportList = (list: List) => saveFile(listFileName(list.name), listToFile(list))
