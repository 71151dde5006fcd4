/** Where sizes were read: the work, the place in it, and where it could be read. */
export interface Reading {
  readonly work: string
  /** Table, page or section. */
  readonly place: string
  readonly address: string
  /** The ids of the things, separated by blanks. */
  readonly of: string
}

/**
 * The sizes that were read somewhere, and where. A size agrees with it as far as its digits go, within a tenth where it is a
 * typical one. One that stands neither here nor in `computed` is common knowledge and was read nowhere.
 */
export const readings: readonly Reading[] = [
  {
    work: 'ZEUS Collaboration, „Limits on the effective quark radius“ (arXiv 1604.01280)',
    place: 'Zusammenfassung: Radius unter 0,43 · 10⁻¹⁶ cm',
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
    work: 'CODATA 2022 (NIST, Abschrift in öffentlichem Quelltext)',
    place: 'Zeilen „alpha particle rms charge radius“ und „deuteron rms charge radius“',
    address: 'https://physics.nist.gov/cuu/Constants/Table/allascii.txt',
    of: 'alpha deuteron',
  },
  {
    work: 'Universität Liverpool, Radiometrics',
    place: 'Useful sources of gamma',
    address: 'https://ns.ph.liv.ac.uk/~ajb/radiometrics/gamma_radiation/useful_sources/sources_of_gamma.html',
    of: 'gamma-cobalt gamma-caesium',
  },
  {
    work: 'CRC Handbook of Chemistry and Physics (Auszug)',
    place: 'Tabelle „Atomic Radii of the Elements“',
    address: 'https://zanotowane.pl/1016/6039',
    of: 'carbon',
  },
  {
    work: 'Wikipedia, „Van der Waals radius“ (Abzug)',
    place: 'Tabelle nach Bondi 1964',
    address: 'https://wiki.niidae.com/index.php?action=edit&title=Van_der_Waals_radius',
    of: 'hydrogen',
  },
  {
    work: 'University of Pennsylvania, Kurs zur Röntgenbeugung',
    place: 'Tabelle der Wellenlängen',
    address: 'http://macxray.chem.upenn.edu/course/xrays3.html',
    of: 'molybdenum-xray',
  },
  {
    work: 'International Tables for Crystallography C',
    place: 'Abschnitt 4.2.2',
    address: 'http://it.iucr.org/Cb/ch4o2v0001/sec4o2o2/',
    of: 'tungsten-xray',
  },
  {
    work: 'Wikibooks, „Cell Biology“',
    place: 'Introduction, Cell size',
    address: 'https://en.wikibooks.org/wiki/Cell_Biology/Introduction/Cell_size',
    of: 'membrane microtubule mimivirus bacterium nucleus-cell',
  },
  {
    work: 'BioNumbers (Abschrift)',
    place: 'Tabelle der Größen',
    address: 'https://paperzz.com/doc/8961857/bionumbers',
    of: 'water',
  },
  {
    work: 'University of Maryland, MathBench',
    place: 'Measurement, Sizes, Seite 5',
    address: 'http://mathbench.umd.edu/modules/measurement_sizes/page05.htm',
    of: 'paper',
  },
  {
    work: 'EUR-Lex, Zusammenfassungen der Gesetzgebung',
    place: 'l25028, technische Merkmale der Euro-Münzen',
    address: 'https://eur-lex.europa.eu/legal-content/EL/LSU/?uri=LEGISSUM%3Al25028',
    of: 'euro',
  },
  {
    work: 'Topend Sports',
    place: 'Tabelle der Bälle',
    address: 'https://www.topendsports.com/resources/equipment/balls.htm',
    of: 'table-tennis basketball',
  },
  {
    work: 'Wikipedia, „Horse“ (Auszug)',
    place: '„Light riding horses“, 142 bis 163 cm; „larger riding horses“, 157 bis 173 cm',
    address: 'https://www.scribd.com/document/553092007/horse1-Copy-2',
    of: 'horse',
  },
  {
    work: 'Today',
    place: 'Technology & Science, Space (8514406)',
    address: 'http://www.today.com/id/8514406/ns/technology_and_science-space/',
    of: 'shuttle',
  },
  {
    work: 'Science World Report',
    place: '15. Februar 2017',
    address:
      'http://www.scienceworldreport.com/articles/57128/20170215/7-biggest-man-made-things-sent-space.htm',
    of: 'iss',
  },
  {
    work: 'Hamburger Abendblatt',
    place: 'Artikel 108725010',
    address:
      'https://www.abendblatt.de/hamburg/harburg/article108725010/Das-hoechste-Bauwerk-der-Welt-steht-in-Dubai.html',
    of: 'tv-tower burj',
  },
  {
    work: 'Bundesamt für Kartographie und Geodäsie, „Deutschland kreuz & quer“',
    place: '„Höchster Berg“',
    address:
      'https://expydoc.com/doc/9212721/deutschland-kreuz-and-quer---bundesamt-f%C3%BCr-kartographie-und',
    of: 'zugspitze',
  },
  {
    work: 'Outdoor-Magazin',
    place: 'Die zehn höchsten Berge der Alpen',
    address: 'https://www.outdoor-magazin.com/wandertipps/die-zehn-hoechsten-berge-der-alpen/',
    of: 'matterhorn',
  },
  {
    work: 'Statistisches Bundesamt, Statistisches Jahrbuch 2019',
    place: 'Kapitel 1.0, Seite 13, Nord-Süd-Erstreckung',
    address: 'https://docslib.org/doc/8056661/1-geografie-und-klima',
    of: 'germany',
  },
  {
    work: 'Stuff (Neuseeland)',
    place: 'Travel, Artikel 131325215',
    address:
      'https://www.stuff.co.nz/travel/destinations/131325215/from-roller-coasters-to-tunnels-here-are-10-of-the-worlds-astonishingly-long-things',
    of: 'nile',
  },
  {
    work: 'NASA JPL, Solar System Dynamics',
    place: 'Planets and Pluto: Physical Characteristics, mittlerer Radius',
    address: 'https://ssd.jpl.nasa.gov/?planet_phys_par',
    of: 'mercury venus earth mars jupiter saturn uranus',
  },
  {
    work: 'NASA JPL, Solar System Dynamics',
    place: 'Planetary Satellite Physical Parameters',
    address: 'https://ssd.jpl.nasa.gov/sats/phys_par/sep.html',
    of: 'mimas enceladus europa moon io titan ganymede',
  },
  {
    work: 'NASA JPL, Horizons',
    place: '1 Ceres, Zeile RAD',
    address: 'http://www.webkkk.net/astropy/astroquery/commit/1aba55ed17a0b6c5ff7414f8104af82b567f16d3',
    of: 'ceres',
  },
  {
    work: 'Britannica Kids',
    place: '„Asteroid“, Physical Characteristics',
    address: 'https://kids.britannica.com/students/article/asteroid/272984',
    of: 'vesta',
  },
  {
    work: 'Encyclopaedia Britannica',
    place: '„Moon“',
    address: 'https://www.britannica.com/topic/moon-natural-satellite',
    of: 'moon-distance moon-orbit',
  },
  {
    work: 'Encyclopedia.pub, „List of largest stars“',
    place: 'Einleitung: Radius der Sonne',
    address: 'https://encyclopedia.pub/entry/35508',
    of: 'sun',
  },
  {
    work: 'Wikipedia, „UY Scuti“',
    place: 'Einleitung: 909 Sonnenradien',
    address: 'https://en.wikipedia.org/wiki/UY_Scuti',
    of: 'uy-scuti',
  },
  {
    work: 'NASA, Astronomy Picture of the Day',
    place: '2. April 2023, M57',
    address: 'https://isstracker.pl/zdjecia/apod/2023-04-02',
    of: 'ring-nebula',
  },
  {
    work: 'NASA Science, Hubble’s Caldwell Catalog',
    place: 'Caldwell 63: heller Ring',
    address:
      'https://science.nasa.gov/mission/hubble/science/explore-the-night-sky/hubble-caldwell-catalog/caldwell-63',
    of: 'helix',
  },
  {
    work: 'Wikipedia, „Small Magellanic Cloud“ (Abzug Februar 2024)',
    place: 'Kasten, Size',
    address: 'https://kiwix.lema.org/wikipedia_en_all_mini_2024-02/A/Small_Magellanic_Cloud',
    of: 'smc',
  },
  {
    work: 'Wikipedia, „Large Magellanic Cloud“ (Abzug)',
    place: 'Einleitung',
    address: 'https://wikivisually.com/wiki/Large_Magellanic_Cloud',
    of: 'lmc',
  },
  {
    work: 'Wikipedia, „Sombrero Galaxy“ (Abzug)',
    place: 'Kasten, Size',
    address: 'https://review.clateway.com/wiki/view_html.php?q=Sombrero_Galaxy',
    of: 'sombrero',
  },
  {
    work: 'Wikipedia, „Triangulum Galaxy“ (Abzug Juni 2025)',
    place: 'Kasten, Size',
    address: 'https://wiki.av1.space/content/wikipedia_en_all_mini_2025-06/Triangulum_Galaxy',
    of: 'triangulum',
  },
  {
    work: 'Encyclopedia.com, „Andromeda Galaxy“',
    place: 'rund 150.000 Lichtjahre',
    address:
      'https://www.encyclopedia.com/science-and-technology/astronomy-and-space-exploration/astronomy-general/andromeda-galaxy',
    of: 'andromeda',
  },
  {
    work: 'NASA, Astronomy Picture of the Day',
    place: '27. April 2016, NGC 6872',
    address: 'https://www.astronet.ru/db/xware/msg/apod/2016-04-27',
    of: 'ngc6872',
  },
  {
    work: 'The Ada News',
    place: 'Kolumne zum Weltall',
    address:
      'http://www.theadanews.com/oklahoma/news/column-human-mind-cannot-begin-to-fathom-vastness-of-universe/article_aee3e1e0-120e-5a20-a539-abf9d0325b3e.html',
    of: 'laniakea',
  },
  {
    work: 'Mirage News, Pressemitteilung',
    place: 'Porphyrion',
    address: 'https://miragenews.com/gargantuan-black-hole-jets-are-biggest-seen-yet-1319466',
    of: 'porphyrion light-age',
  },
  {
    work: 'The Manga Guide to the Universe',
    place: 'Kapitel 71 der Netzausgabe',
    address: 'https://www.oreilly.com/library/view/the-manga-guide/9781593273767/chapter-71.html',
    of: 'cfa-wall',
  },
  {
    work: 'Wikipedia, „List of largest cosmic structures“ (Abzug)',
    place: 'Tabelle',
    address: 'https://everything.explained.today/list_of_largest_cosmic_structures/',
    of: 'giant-arc',
  },
]

/** The sizes that follow from constants; a test computes them. */
export const computed: Readonly<Record<string, string>> = {
  'CODATA 2022':
    'compton electron-wave bohr muonic-hydrogen muonic-helium pionic-hydrogen kaonic-hydrogen planck planck-hole proton-compton muon-compton electron-classical uranium-ion iron-ion carbon-ion helium-ion',
  'CODATA 2022 und der genannten Masse':
    'fly-hole rice-hole bee-hole sugar-hole euro-hole golf-hole litre-hole cat-hole human-hole car-hole elephant-hole whale-hole jumbo-hole eiffel-hole titanic-hole top higgs z-boson w-boson j-psi tau',
  'CODATA 2022, Masse und Tempo wie genannt':
    'football-wave basketball-wave golf-wave apple-wave table-tennis-wave bee-wave ladybird-wave rain-wave snow-wave',
  'CODATA 2022 und der genannten Energie':
    'omg gzk ankle km3net second-knee glashow lhaaso bert crab-gamma lhc',
  'den genannten Zahlen': 'ligo',
  'Lichtgeschwindigkeit und Hubble-Konstante (67,4 km/s/Mpc, Planck 2018 VI)': 'hubble-sphere',
  'SI und IAU': 'light-second light-minute light-day light-year parsec au earth-orbit',
  'Bindungslänge und Van-der-Waals-Radius': 'hydrogen-molecule',
}
