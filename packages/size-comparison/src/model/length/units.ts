/** Metres of each unit that is shown or read. The astronomical unit is the IAU's of 2012, the light-year is Julian. */
export const metres = {
  fm: 1e-15,
  pm: 1e-12,
  å: 1e-10,
  nm: 1e-9,
  µm: 1e-6,
  mm: 1e-3,
  cm: 1e-2,
  dm: 1e-1,
  m: 1,
  km: 1e3,
  inch: 0.0254,
  foot: 0.3048,
  mile: 1609.344,
  lightSecond: 299_792_458,
  au: 149_597_870_700,
  ly: 9_460_730_472_580_800,
  pc: 3.085_677_581_491_367e16,
  /** Radius of the sun, nominal value of the IAU. */
  rsun: 6.957e8,
} as const

export type Unit = keyof typeof metres

/** The smallest and the largest size that the scene can show. */
export const SMALLEST = 1e-35
export const LARGEST = 1e27
