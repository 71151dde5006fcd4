import type { SliceFiles } from '@kleinzeug/storage'
import { laterLabels } from './laterLabels.ts'
import type { SelfReportData } from './model/data.ts'
import { csvOf } from './model/files/csv.ts'
import { scales } from './model/ipip/scales.de.ts'

/** All ratings and tests as one table, which is written and not read. */
export const folderFiles: SliceFiles<SelfReportData> = {
  toFiles: (data) =>
    new Map([
      [
        'Selbsteinschätzung.csv',
        csvOf(data, {
          columns: laterLabels.csvColumns,
          self: laterLabels.csvSelf,
          other: laterLabels.csvOther,
          test: laterLabels.testName,
          scale: (id) => scales[id],
        }),
      ],
    ]),
}
