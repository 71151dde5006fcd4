/** The printed sheet: black on white, in millimetres and points. */
export const sheetRules = `
.worktime:has(.worktime-sheet) .worktime-device {
  display: block;
  padding: 0;
  border: 0;
  background: none;
}
.worktime:has(.worktime-sheet) .worktime-device > :not(.worktime-sheet) {
  display: none;
}
.worktime .worktime-sheet {
  display: block;
  color: #000;
  font: 400 9.5pt/1.25 var(--kz-font-text);
}
.worktime-signatures {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10mm;
}
.worktime-seal {
  margin-top: 2mm;
  font: 400 6.5pt/1.2 var(--kz-font-mono);
  overflow-wrap: anywhere;
}
.worktime-sheet h2 {
  margin: 0 0 4mm;
  font: 600 15pt/1.2 var(--kz-font-text);
}
.worktime-sheet table {
  width: 100%;
  margin-top: 3mm;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
.worktime-sheet :is(th, td) {
  padding: 0.9mm 1.5mm;
  border: 0.2mm solid #999;
  text-align: start;
  font-weight: 400;
}
.worktime-sheet :is(thead, tfoot) :is(th, td) {
  font-weight: 600;
}
.worktime-sheet tr {
  break-inside: avoid;
}
/* A foot would be repeated on every page, and each time look like the sum of that page. */
.worktime-sheet tfoot {
  display: table-row-group;
}
.worktime-sheet-month :is(th, td) {
  padding: 0.55mm 1.2mm;
  font-size: 8.5pt;
  white-space: nowrap;
}
/* Digits under digits: week, break and hours. */
.worktime-sheet-month
  :is(tr > :nth-child(1), tr > :nth-child(5), tr > :nth-child(6), tr > :nth-child(7)):not([colspan]),
.worktime-sheet-month tfoot td:is(:nth-child(2), :nth-child(3)) {
  text-align: end;
}
.worktime-sheet-month :is(th, td):last-child {
  width: 60%;
  overflow-wrap: anywhere;
  white-space: normal;
}
.worktime .worktime-sheet-year {
  table-layout: fixed;
}
.worktime-sheet-key {
  margin-top: 2mm !important;
  font-size: 8pt;
}
.worktime-sheet-year :is(th, td) {
  padding: 0.5mm 1mm;
  font-size: 8pt;
  text-align: end;
}
/* The head of the sums stays one word. */
.worktime-sheet-year tr > :first-child {
  width: 14mm;
}
.worktime-sheet-year [data-none]::after {
  content: '–';
}
.worktime-sheet-year [data-none] {
  background: #ddd;
}
.worktime-signature {
  width: 70mm;
  margin-top: 11mm !important;
  break-before: avoid;
  padding-top: 1mm !important;
  border-top: 0.2mm solid #000;
  font-size: 8pt;
}
`
