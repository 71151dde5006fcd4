import type { Reading } from './Reading.ts'

/** From the quark to the sheet of paper: where sizes were read. */
export const small: readonly Reading[] = [
  {
    work: 'ZEUS Collaboration, “Limits on the effective quark radius” (arXiv 1604.01280)',
    place: 'Abstract: radius below 0.43 · 10⁻¹⁶ cm',
    address: 'https://ar5iv.labs.arxiv.org/html/1604.01280',
    of: 'quark',
  },
  {
    work: 'Particle Data Group, pdgLive',
    place: 'Proton, Charge Radius',
    address: 'https://pdgprod.lbl.gov/pdgprod/pdgLive/DataBlock.action?home=sumtabB&node=S016CR',
    of: 'proton',
  },
  {
    work: 'CODATA 2022 (NIST, transcript in public source code)',
    place: 'Lines “alpha particle rms charge radius” and “deuteron rms charge radius”',
    address: 'https://physics.nist.gov/cuu/Constants/Table/allascii.txt',
    of: 'alpha deuteron',
  },
  {
    work: 'University of Liverpool, Radiometrics',
    place: 'Useful sources of gamma',
    address: 'https://ns.ph.liv.ac.uk/~ajb/radiometrics/gamma_radiation/useful_sources/sources_of_gamma.html',
    of: 'gamma-cobalt gamma-caesium',
  },
  {
    work: 'CRC Handbook of Chemistry and Physics (excerpt)',
    place: 'Table “Atomic Radii of the Elements”',
    address: 'https://zanotowane.pl/1016/6039',
    of: 'carbon',
  },
  {
    work: 'Wikipedia, “Van der Waals radius” (copy)',
    place: 'Table after Bondi 1964',
    address: 'https://wiki.niidae.com/index.php?action=edit&title=Van_der_Waals_radius',
    of: 'hydrogen',
  },
  {
    work: 'University of Pennsylvania, course on X-ray diffraction',
    place: 'Table of wavelengths',
    address: 'http://macxray.chem.upenn.edu/course/xrays3.html',
    of: 'molybdenum-xray',
  },
  {
    work: 'International Tables for Crystallography C',
    place: 'Section 4.2.2',
    address: 'http://it.iucr.org/Cb/ch4o2v0001/sec4o2o2/',
    of: 'tungsten-xray',
  },
  {
    work: 'Wikibooks, “Cell Biology”',
    place: 'Introduction, Cell size',
    address: 'https://en.wikibooks.org/wiki/Cell_Biology/Introduction/Cell_size',
    of: 'dna membrane microtubule rhinovirus mimivirus bacterium nucleus-cell egg-cell',
  },
  {
    work: 'BioNumbers (transcript)',
    place: 'Table of sizes',
    address: 'https://paperzz.com/doc/8961857/bionumbers',
    of: 'water',
  },
  {
    work: 'University of Maryland, MathBench',
    place: 'Measurement, Sizes, page 5',
    address: 'http://mathbench.umd.edu/modules/measurement_sizes/page05.htm',
    of: 'paper',
  },
]
