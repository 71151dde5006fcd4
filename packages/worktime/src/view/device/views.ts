// One module for the tables: the list of files to preload, which every page holds, names it once.
export { MonthGrid } from '../month/MonthGrid.tsx'
export { WhatIf } from '../year/WhatIf.tsx'
export { YearRows } from '../year/YearRows.tsx'
export { Years } from '../years/Years.tsx'
