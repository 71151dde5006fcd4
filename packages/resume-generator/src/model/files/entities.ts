const xml = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39 }

// The names of HTML for the letters from U+00A0 on, in their order.
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const further = {
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  bull: 0x2022,
  hellip: 0x2026,
  euro: 0x20ac,
  rarr: 0x2192,
}

const codes: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ ...xml, ...further }),
  ...latin.split(' ').map((name, index) => [name, 0xa0 + index] as const),
])

/** Replaces the entities of XML and the usual ones of HTML; what has no letter is left as it is. */
export const withoutEntities = (text: string) =>
  text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : codes.get(name ?? '')
      if (code === undefined) return all
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
