import type { Reading } from './Reading.ts'

/** From the comet to the universe: where sizes were read. */
export const cosmos: readonly Reading[] = [
  {
    work: 'NASA JPL, Solar System Dynamics',
    place: 'Planets and Pluto: Physical Characteristics, mean radius',
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
    place: '1 Ceres, line RAD',
    address: 'http://www.webkkk.net/astropy/astroquery/commit/1aba55ed17a0b6c5ff7414f8104af82b567f16d3',
    of: 'ceres',
  },
  {
    work: 'Britannica Kids',
    place: '“Asteroid”, Physical Characteristics',
    address: 'https://kids.britannica.com/students/article/asteroid/272984',
    of: 'vesta',
  },
  {
    work: 'Encyclopaedia Britannica',
    place: '“Moon”',
    address: 'https://www.britannica.com/topic/moon-natural-satellite',
    of: 'moon-distance moon-orbit',
  },
  {
    work: 'Encyclopedia.pub, “List of largest stars”',
    place: 'Introduction: radius of the Sun',
    address: 'https://encyclopedia.pub/entry/35508',
    of: 'sun',
  },
  {
    work: 'Wikipedia, “UY Scuti”',
    place: 'Introduction: 909 solar radii',
    address: 'https://en.wikipedia.org/wiki/UY_Scuti',
    of: 'uy-scuti',
  },
  {
    work: 'NASA, Astronomy Picture of the Day',
    place: '2 April 2023, M57',
    address: 'https://isstracker.pl/zdjecia/apod/2023-04-02',
    of: 'ring-nebula',
  },
  {
    work: 'NASA Science, Hubble’s Caldwell Catalog',
    place: 'Caldwell 63: bright ring',
    address:
      'https://science.nasa.gov/mission/hubble/science/explore-the-night-sky/hubble-caldwell-catalog/caldwell-63',
    of: 'helix',
  },
  {
    work: 'Wikipedia, “Small Magellanic Cloud” (copy of February 2024)',
    place: 'Infobox, Size',
    address: 'https://kiwix.lema.org/wikipedia_en_all_mini_2024-02/A/Small_Magellanic_Cloud',
    of: 'smc',
  },
  {
    work: 'Wikipedia, “Large Magellanic Cloud” (copy)',
    place: 'Introduction',
    address: 'https://wikivisually.com/wiki/Large_Magellanic_Cloud',
    of: 'lmc',
  },
  {
    work: 'Wikipedia, “Sombrero Galaxy” (copy)',
    place: 'Infobox, Size',
    address: 'https://review.clateway.com/wiki/view_html.php?q=Sombrero_Galaxy',
    of: 'sombrero',
  },
  {
    work: 'Wikipedia, “Triangulum Galaxy” (copy of June 2025)',
    place: 'Infobox, Size',
    address: 'https://wiki.av1.space/content/wikipedia_en_all_mini_2025-06/Triangulum_Galaxy',
    of: 'triangulum',
  },
  {
    work: 'Encyclopedia.com, “Andromeda Galaxy”',
    place: 'about 150,000 light-years',
    address:
      'https://www.encyclopedia.com/science-and-technology/astronomy-and-space-exploration/astronomy-general/andromeda-galaxy',
    of: 'andromeda',
  },
  {
    work: 'NASA, Astronomy Picture of the Day',
    place: '27 April 2016, NGC 6872',
    address: 'https://www.astronet.ru/db/xware/msg/apod/2016-04-27',
    of: 'ngc6872',
  },
  {
    work: 'The Ada News',
    place: 'Column on the universe',
    address:
      'http://www.theadanews.com/oklahoma/news/column-human-mind-cannot-begin-to-fathom-vastness-of-universe/article_aee3e1e0-120e-5a20-a539-abf9d0325b3e.html',
    of: 'laniakea',
  },
  {
    work: 'Mirage News, press release',
    place: 'Porphyrion',
    address: 'https://miragenews.com/gargantuan-black-hole-jets-are-biggest-seen-yet-1319466',
    of: 'porphyrion light-age',
  },
  {
    work: 'The Manga Guide to the Universe',
    place: 'Chapter 71 of the online edition',
    address: 'https://www.oreilly.com/library/view/the-manga-guide/9781593273767/chapter-71.html',
    of: 'cfa-wall',
  },
  {
    work: 'Wikipedia, “List of largest cosmic structures” (copy)',
    place: 'Table',
    address: 'https://everything.explained.today/list_of_largest_cosmic_structures/',
    of: 'giant-arc',
  },
  {
    work: 'Wikipedia, “Proxima Centauri” (copy)',
    place: 'Introduction',
    address: 'https://wikivisually.com/wiki/Proxima_Centauri',
    of: 'proxima-distance',
  },
]
