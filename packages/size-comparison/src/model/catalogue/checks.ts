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
  'http://macxray.chem.upenn.edu/course/xrays3.html': 'molybdenum-xray',
  'http://it.iucr.org/Cb/ch4o2v0001/sec4o2o2/': 'tungsten-xray',
  'https://en.wikibooks.org/wiki/Cell_Biology/Introduction/Cell_size':
    'membrane microtubule mimivirus bacterium nucleus-cell',
  'https://paperzz.com/doc/8961857/bionumbers': 'water',
  'http://mathbench.umd.edu/modules/measurement_sizes/page05.htm': 'paper',
  'https://winenfood.com/comparing-the-size-of-a-cell-to-other-particles': 'hair',
  'http://naturalscience1a.blogspot.com/': 'pinhead',
  'https://eur-lex.europa.eu/legal-content/EL/LSU/?uri=LEGISSUM%3Al25028': 'euro',
  'https://www.topendsports.com/resources/equipment/balls.htm': 'table-tennis basketball',
  'https://futebolfinance.com/how-big-is-a-soccer-ball/': 'football',
  'https://kay.de/lexikay/format/': 'sheet',
  'https://sport.onehowto.com/article/how-big-is-the-goal-in-football-9855.html': 'goal',
  'http://childrenandteensstoriestomotivateandinspire.com/index.php/tag/crocodile/': 'ostrich giraffe whale',
  'https://www.factable.com/unexpected/too-big-to-comprehend-the-largest-things-on-earth/': 'sherman',
  'https://somethingsbrewingcafe.ca/linkpost/495317': 'sputnik',
  'http://www.scienceworldreport.com/articles/57128/20170215/7-biggest-man-made-things-sent-space.htm': 'iss',
  'http://www.today.com/id/8514406/ns/technology_and_science-space/': 'shuttle',
  'https://www.abendblatt.de/hamburg/harburg/article108725010/Das-hoechste-Bauwerk-der-Welt-steht-in-Dubai.html':
    'tv-tower burj',
  'https://www.outdoor-magazin.com/wandertipps/die-zehn-hoechsten-berge-der-alpen/': 'matterhorn',
  'https://www.stuff.co.nz/travel/destinations/131325215/from-roller-coasters-to-tunnels-here-are-10-of-the-worlds-astonishingly-long-things':
    'nile',
  'https://answeravenue.in/2554/geostationary-orbit-is-at-a-height-of': 'geostationary',
  'https://www.cleverlysmart.com/planet-distance-to-sun-how-far-are-the-planets-from-sun/':
    'mercury-orbit mars-orbit jupiter-orbit',
  'https://scaleofuniverse.com./ro/universe/cats-eye-nebula': 'cats-eye',
  'https://keishinrei.code.blog/category/non-fiction/universe/page/4': 'omega',
  'https://hogewash.com/2019/07/25/ngc-604/': 'ngc604',
  'https://astrophysicskings.neocities.org/Galaxy-Names.html': 'triangulum lmc sombrero',
  'https://www.constellation-guide.com/tag/milky-way/': 'cartwheel',
  'https://preprod.bigthink.com/starts-with-a-bang/whats-the-largest-galaxy-in-the-universe':
    'andromeda ngc6872 malin',
  'https://www.thespacechannel.org/the-largest-galaxy-in-the-universe-alcyoneus/': 'alcyoneus',
  'https://miragenews.com/gargantuan-black-hole-jets-are-biggest-seen-yet-1319466': 'porphyrion light-age',
  'https://briefly.co/anchor/Science/story/what-the-universe-looks-like-from-nearby-to-far-away':
    'virgo-distance',
  'https://www.oreilly.com/library/view/the-manga-guide/9781593273767/chapter-71.html': 'cfa-wall',
  'http://machinecity-hello.blogspot.com/2011/07/sloan-great-wall.html': 'sloan-wall',
  'https://everything.explained.today/list_of_largest_cosmic_structures/': 'giant-arc',
  CODATA: 'compton electron-wave hydrogen muonic-hydrogen',
  'SI, IAU': 'light-second light-minute light-day light-year parsec au earth-orbit',
}
