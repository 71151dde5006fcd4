// The subsets of Google Fonts, and the one beside them that this package has of its own: as a CSS `unicode-range`.

export const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
export const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
/** Of `latinExt` what Instrument Sans or Newsreader lacks. */
export const furtherLatin =
  'U+0108-0109, U+0114-0115, U+011C-011D, U+0124-0125, U+012C-012D, U+0132-0135, U+0138, U+013F-0140, U+014E-014F, U+015C-015D, U+0162-0163, U+0166-0167, U+017F-019F, U+01A2-01AE, U+01B1-0217, U+021C-0236, U+0238-02BA, U+02BC-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E7F, U+1E86-1E9F, U+1EFA-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
export const vietnamese =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB'
export const greek = 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF'
export const greekExt = 'U+1F00-1FFF'
export const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'
export const cyrillicExt = 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F'
/** Punctuation, figures, fractions, currencies, arrows, mathematics and shapes; of letters none. */
export const symbols =
  'U+00A4, U+00A6, U+00AC, U+00B1-00B3, U+00B5, U+00B9, U+00BC-00BE, U+2010-205F, U+2070-209F, U+2100-2112, U+2114-2115, U+2117-218F, U+2190-22FF, U+2300-23FF, U+2460-24FF, U+25A0-27BF, U+2B00-2BFF'
