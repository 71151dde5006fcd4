// Who may import whom. A folder's name is its layer: model knows nothing, state knows the model,
// view knows both. Tools know neither each other nor a site.
const foundation = 'storage|shell|ui|calendar-day|random|text-search|tooling'
// What a model may import of other packages of ours: entries that know neither React nor jotai nor a browser.
const pure = String.raw`^packages/(calendar-day|random|text-search)/|^packages/storage/src/(decode/|exchange/|sealed/|listeners\.ts$|merge\.ts$)|^packages/ui/src/(contrast\.ts$|dotMatrix/(index|layOutDots|dotMatrixFont)\.ts$)`
// The one package that knows several tools, and that none knows.
const composition = 'elements'
const tool = `^packages/(?!(?:${foundation}|${composition})/)([^/]+)/src/`
const tests = String.raw`\.(test|stories|bench)\.tsx?$|\.fixtures\.tsx?$`

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^sites/web/src/' },
      to: { circular: true },
    },
    {
      name: 'tool-knows-no-tool',
      severity: 'error',
      from: { path: tool },
      to: { path: tool, pathNot: '^packages/$1/' },
    },
    {
      name: 'no-package-knows-elements',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${composition}/` },
      to: { path: `^packages/${composition}/` },
    },
    {
      name: 'package-knows-no-site',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^sites/' },
    },
    {
      name: 'tool-knows-no-router-and-no-browser-storage',
      severity: 'error',
      from: { path: tool, pathNot: tests },
      to: { path: '@tanstack/react-router|^packages/storage/src/local/' },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/model/', pathNot: tests },
      to: { path: '^packages/[^/]+/src/(state|view)/|/node_modules/(react|react-dom|jotai)/' },
    },
    {
      name: 'model-knows-only-pure-packages',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/model/', pathNot: tests },
      to: { path: '^packages/', pathNot: [`^packages/$1/`, pure] },
    },
    {
      name: 'pure-packages-know-no-other',
      severity: 'error',
      from: { path: '^packages/(calendar-day|random|text-search)/src/', pathNot: tests },
      to: { pathNot: '^packages/$1/src/' },
    },
    {
      name: 'decode-knows-valibot-only',
      severity: 'error',
      from: { path: '^packages/storage/src/decode/', pathNot: tests },
      to: { pathNot: String.raw`^packages/storage/src/(decode/|slice\.ts$)|/node_modules/valibot/` },
    },
    {
      name: 'state-knows-no-view',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/state/', pathNot: tests },
      to: { path: '^packages/[^/]+/src/view/|/node_modules/(react|react-dom)/|^packages/ui/' },
    },
    {
      name: 'contract-knows-no-record',
      severity: 'error',
      from: { path: '^packages/storage/src/[^/]+$', pathNot: tests },
      to: { path: '^packages/storage/src/local/' },
    },
    {
      name: 'storage-knows-no-jotai',
      severity: 'error',
      from: {
        path: '^packages/storage/src/',
        pathNot: [tests, String.raw`^packages/storage/src/storedAtom\.ts$`],
      },
      to: { path: '/node_modules/jotai/|^packages/storage/src/storedAtom' },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      from: { pathNot: '^packages/tooling/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)dist(-ssr)?/|storybook-static|test-results|\.gen\.ts$|/template/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['kleinzeug-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}
