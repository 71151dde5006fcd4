/**
 * What sizes were compared with, and whose: an address, or how the size was computed. The size agrees with it as far as
 * its digits go, within a tenth where it is a typical one. A size that stands nowhere here was compared with nothing.
 */
export const checks: Readonly<Record<string, string>> = {
  'https://pdgprod.lbl.gov/pdgprod/pdgLive/DataBlock.action?home=sumtabB&node=S016CR': 'proton',
  'https://ns.ph.liv.ac.uk/~ajb/radiometrics/gamma_radiation/useful_sources/sources_of_gamma.html':
    'gamma-cobalt gamma-caesium',
  'https://zanotowane.pl/1016/6039': 'carbon',
  'https://rsscience.com/scale-of-biology-cell-size/': 'dna human',
  'https://issuhub.com/view/index/6506?pageIndex=108': 'rhinovirus red-cell egg-cell amoeba',
  'https://mfdigitalinfolibrary.blogspot.com/2004/06/compact-disc-parameters.html': 'cd-track cd',
  'https://www.mail-archive.com/usma@colostate.edu/msg12672.html': 'card',
  'https://www.primepalaces.com/blog/a-height-comparison-of-the-worlds-most-iconic-structures': 'eiffel',
  'https://factofbusiness.com/2024/02/19/saturn-v-size-comparison/': 'saturn-v liberty',
  'http://www.rinkyarora.com/golden-gate-bridge': 'golden-gate',
  'https://lofter.de/allgemein/ein-super-tanker-im-central-park': 'titanic',
  'https://trendsmask.com/wie-hoch-ist-der-mount-everest-237728.html': 'everest',
  'https://ssd.jpl.nasa.gov/sats/phys_par/sep.html': 'mimas enceladus europa moon io titan ganymede',
  'https://kids.britannica.com/students/article/asteroid/272984': 'vesta ceres',
  'https://www.britannica.com/topic/moon-natural-satellite': 'moon-distance moon-orbit',
  'http://www.universetoday.com/35960/size-of-the-planets/': 'mercury earth',
  'https://askvity.info/planetary-science/how-does-earth-size-compare-to-other-planets':
    'venus mars jupiter saturn uranus neptune',
  'https://encyclopedia.pub/entry/35508': 'sun',
  'http://www.sciencephoto.com/media/439156/view': 'sirius arcturus aldebaran rigel',
  'https://www.uyir.at/explore-learn/ritvik/about-some-biggest-in-the': 'antares uy-scuti',
  'https://www.spaceze.com/news/biggest-known-star': 'betelgeuse',
  'https://keishinrei.code.blog/category/non-fiction/universe/page/3': 'oort',
  'https://news.eduindex.org/2021/07/famous-nebulae.html': 'orion-nebula',
  'http://www.hhscience.co/scale/macro/universe.html': 'milky-way andromeda-distance local-group',
  'https://scaleofuniverse.com./pt/universe/virgo-supercluster': 'virgo-supercluster',
  'http://www.theadanews.com/oklahoma/news/column-human-mind-cannot-begin-to-fathom-vastness-of-universe/article_aee3e1e0-120e-5a20-a539-abf9d0325b3e.html':
    'laniakea',
  'https://astroquantumphysics.com/how-big-is-the-size-of-the-universe-size-of-the-observable-universe/':
    'universe',
  CODATA: 'compton electron-wave hydrogen muonic-hydrogen',
  'SI, IAU': 'light-second light-minute light-day light-year parsec au earth-orbit',
}
