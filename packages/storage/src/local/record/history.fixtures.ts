/** Shapes from before `meta`, each as a browser may still hold it. */
export const unversioned = {
  nothing: '{}',
  'no brightness': '{"achievements":[],"radioPinned":true}',
  'no active':
    '{"brightness":"blue","decider":{"lists":[{"name":"Nächstes Auto","items":[{"name":"Käfer"}]}]}}',
  'single year': '{"brightness":"dark","worktime":{"year":2022,"months":[{"month":0,"days":[]}]}}',
  'missing parts': '{"decider":{},"worktime":{"2022":{"year":2022}},"notationTrainer":null}',
  'unknown parts': '{"fremd":[1,{"a":null}],"decider":{"lists":[]}}',
} as const

/** The text that each version of ours has stored, as it was stored. No line of it may ever be changed. */
export const versions: Readonly<Record<number, string>> = {
  1: [
    '{',
    '"meta":{"version":1,"revisions":{"brightness":1795219200000,"decider":1795219200000,"fremd":1795219200000,"worktime":1795219200000},"bases":{"brightness":0,"decider":0,"fremd":0,"worktime":0},"checksums":{"brightness":"c.1p64trl","decider":"21.jb7afo","fremd":"e.1w7yq2w","worktime":"2a.1p0ybjd"},"check":"82.q5wcjt"},',
    '"brightness":"lightLight",',
    '"decider":{"lists":[{"name":"Essen","items":[{"name":"Käsebrot","active":false}]}]},',
    '"fremd":[1,{"a":null}],',
    '"worktime":{"2026":{"months":[{"month":0,"days":[{"date":"2026-01-02","hoursWorked":7.5}]}]}}',
    '}',
  ].join('\n'),
}
