import { fileURLToPath } from 'node:url'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apixStub } from './build/apixStub.ts'
import { firstChunk, searchedChunk, toolChunk } from './build/chunks.ts'
import { contentPlugin } from './build/content/contentPlugin.ts'
import { eagerWrapperPlugin } from './build/eagerWrapperPlugin.ts'
import { firstPaintPlugin } from './build/firstPaintPlugin.ts'
import { mdxPlugin } from './build/content/mdxPlugin.ts'
import { routerOptions } from './build/routerOptions.ts'
import { sourcePlugin } from './build/content/sourcePlugin.ts'
import { terserPlugin } from './build/terserPlugin.ts'
import { isBuilt } from './src/registry/ToolEntry.ts'
import { tools } from './src/registry/tools.ts'
import { workspacePlugin } from './build/content/workspacePlugin.ts'

/** Chunks of which no list of files to preload needs the name: what is there already, and small ones that many share. */
const shared =
  /\/(core|frame|page|bare|BareLayout|EditorContext|rolldown-runtime|index|controls|tool|dots|merge|random|SavedState|createHistory|csvTable|words|tones|card|calendarDay|usePrinting|useSliderKeys|germanDate|recordLabels|ProseLink|api|useView|useToolView|toolLink|packedText|searched|colour|reason|paintQueue|textStore|isoWeek|readDay|ToolEntry|WithoutScript|withoutScriptLabels|FigureAge|SectionHead|loadDrawings|publishedTools|useAnswer|exportRecord|name|days|files|lines|links|list|talks|units|weight|thinned|storage|decisions|tools|manager|Prose|PostList|drafts|\w+Context)-[\w-]+\.(?:js|css)$/

/** Chunks that few visitors ever load: they may take a step more. */
const rare =
  /\/(?:RecordNotice|UpdateNotice|folder|fileNotes|calendarParts|login|user|settings|_tool|pinTool|-?svgEditorx)-/

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Where `pnpm --filter @kleinzeug/apix start` listens. */
const apixPort = 4174

export default defineConfig({
  ...fromSource,
  resolve: {
    ...fromSource.resolve,
    // React has had the hook since version 18: the router's store needs no substitute for it.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    contentPlugin(path('content'), tools),
    sourcePlugin(
      path('../../packages'),
      tools.flatMap((tool) => (tool.source && isBuilt(tool) ? [tool.folder] : [])),
    ),
    workspacePlugin(path('../..'), path('content'), tools),
    tanstackRouter(routerOptions),
    mdxPlugin,
    react({ include: /\.(mdx|tsx?)$/ }),
    firstPaintPlugin(),
    terserPlugin,
    eagerWrapperPlugin,
    apixStub(apixPort),
  ],
  ssr: { ...fromSource.ssr, noExternal: [/^@kleinzeug\//, /^@fontsource/] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that has this target's syntax preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What has started React has the first ones already, and a tool the others: their names would only make every
      // list longer.
      resolveDependencies: (file, dependencies, { hostId }) =>
        /assets[\\/]index-/.test(hostId)
          ? dependencies
          : dependencies.filter((each) => !shared.test(each) && !(rare.test(file) && each.endsWith('.js'))),
    },
    rolldownOptions: {
      // The names in page/marks.ts cost nothing where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each page's scripts name a hundred files, and no compression makes a hash shorter: 28 bits are enough to tell two
        // versions of one file apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // One chunk for what every page needs, one for what every tool needs: many small chunks compress
        // badly, and each of them costs a slow phone a step of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'controls',
              test: /packages[\\/]ui[\\/]src[\\/](controls[\\/](?!Legend|Notice)|icons[\\/]Icon|useHydrated)|packages[\\/]text-search[\\/]src[\\/]foldGerman|packages[\\/]storage[\\/]src[\\/]decode[\\/](?!isInteger|isObject)|src[\\/]record[\\/](SavedState|savedLabels)|node_modules[\\/](jotai|valibot)[\\/]/,
            },
            // Used after a key of the tool at the earliest, in most of them by a part that is loaded then.
            { name: 'files', test: /packages[\\/]ui[\\/]src[\\/](controls[\\/]Notice|files|copyText)/ },
            // Two tools load both at first.
            { name: 'useSliderKeys', test: /useSliderKeys|exchange[\\/]webAddress/ },
            {
              name: 'tool',
              test: /packages[\\/]storage[\\/]src[\\/]storedAtom|packages[\\/]ui[\\/]src[\\/](keys[\\/]useKeys|reducedMotion)|packages[\\/]random[\\/]|packages[\\/]shell[\\/]src[\\/](?!import|packedText|ReminderForm|ToolKeyDialog|useDraft|useSaveFile|useToolStorage|useView|DraftsProvider|ExportContext|words[\\/](?!labels\.ts)|undo[\\/](?!create|loadUndoing)|sample[\\/](?!frames|Sample\.))|packages[\\/]calendar-day[\\/]src[\\/]localDate|src[\\/]pages[\\/]ToolPage/,
            },
            // The SVG editor needs nothing else of the shell.
            {
              name: 'drafts',
              test: /packages[\\/](storage[\\/]src[\\/](memoryStorage|merge)|ui[\\/]src[\\/]saveFile|shell[\\/]src[\\/](useDraft|useSaveFile|useToolStorage|DraftsProvider|ExportContext))/,
            },
            // The settings load each of these, and what else loads one shows a notice of the record.
            {
              name: 'recordLabels',
              test: /fieldNames$|(?:amount|useContents|recordLabels|blobDatabases|local[\\/]labels)\.ts/,
            },
            { name: searchedChunk(tools) },
            {
              name: 'days',
              test: /packages[\\/](calendar-day[\\/]src[\\/](calendarDay|startOfDay|isoWeek)|ui[\\/]src[\\/]usePrinting)/,
            },
            { name: 'dots', test: /packages[\\/]ui[\\/]src[\\/]dotMatrix/ },
            { name: 'drawings', test: /registry[\\/]drawings[\\/]/ },
            { name: firstChunk },
            { name: toolChunk(tools) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/apix': `http://localhost:${apixPort}` } },
})
