// Renders every installed tool to HTML in plain Node, as a server does.
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const nameOf = (tool) => tool.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
for (const dependency of Object.keys(dependencies)) {
  const tool = dependency.split('@kleinzeug/')[1]
  if (!tool || tool === 'storage' || tool === 'ui') continue
  const component = (await import(dependency))[nameOf(tool)]
  const html = renderToString(createElement(component))
  if (html.length < 500) throw new Error(`${dependency} renders ${html.length} characters`)
  console.log(dependency, html.length)
}
