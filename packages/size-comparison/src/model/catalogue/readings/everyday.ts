import type { Reading } from './Reading.ts'

/** From the coin to the longest river: where sizes were read. */
export const everyday: readonly Reading[] = [
  {
    work: 'EUR-Lex, summaries of legislation',
    place: 'l25028, technical features of the euro coins',
    address: 'https://eur-lex.europa.eu/legal-content/EL/LSU/?uri=LEGISSUM%3Al25028',
    of: 'euro',
  },
  {
    work: 'Topend Sports',
    place: 'Table of balls',
    address: 'https://www.topendsports.com/resources/equipment/balls.htm',
    of: 'table-tennis basketball',
  },
  {
    work: 'Wikipedia, “Horse” (excerpt)',
    place: '“Light riding horses”, 142 to 163 cm; “larger riding horses”, 157 to 173 cm',
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
    place: '15 February 2017',
    address:
      'http://www.scienceworldreport.com/articles/57128/20170215/7-biggest-man-made-things-sent-space.htm',
    of: 'iss',
  },
  {
    work: 'Hamburger Abendblatt',
    place: 'Article 108725010',
    address:
      'https://www.abendblatt.de/hamburg/harburg/article108725010/Das-hoechste-Bauwerk-der-Welt-steht-in-Dubai.html',
    of: 'tv-tower burj',
  },
  {
    work: 'Bundesamt für Kartographie und Geodäsie, “Deutschland kreuz & quer”',
    place: '“Höchster Berg”',
    address:
      'https://expydoc.com/doc/9212721/deutschland-kreuz-and-quer---bundesamt-f%C3%BCr-kartographie-und',
    of: 'zugspitze',
  },
  {
    work: 'Outdoor-Magazin',
    place: 'The ten highest mountains of the Alps',
    address: 'https://www.outdoor-magazin.com/wandertipps/die-zehn-hoechsten-berge-der-alpen/',
    of: 'matterhorn',
  },
  {
    work: 'Federal Statistical Office of Germany, Statistical Yearbook 2019',
    place: 'Chapter 1.0, page 13, extent from north to south',
    address: 'https://docslib.org/doc/8056661/1-geografie-und-klima',
    of: 'germany',
  },
  {
    work: 'Stuff (New Zealand)',
    place: 'Travel, article 131325215',
    address:
      'https://www.stuff.co.nz/travel/destinations/131325215/from-roller-coasters-to-tunnels-here-are-10-of-the-worlds-astonishingly-long-things',
    of: 'nile',
  },
  {
    work: 'USGA, Rules of Golf 2016',
    place: 'Appendix on the ball, diameter',
    address: 'https://usga.org/etc/designs/usga/content/rule-book/rule-book-2016/rule-14324.html',
    of: 'golf',
  },
  {
    work: 'Münchner Merkur',
    place: '“Türme des Kölner Doms kürzer als angenommen”, south tower by the archive of the cathedral',
    address: 'https://www.merkur.de/welt/tuerme-koelner-kuerzer-angenommen-1055953.html',
    of: 'cologne',
  },
  {
    work: 'National Park Service, Statue of Liberty',
    place: 'Fun Facts: from the ground to the tip of the torch',
    address: 'https://www.nps.gov/museum/exhibits/statue_liberty/fun_facts.html',
    of: 'liberty',
  },
  {
    work: 'Encyclopaedia Britannica',
    place: '“General Sherman”',
    address: 'http://www.britannica.com/print/topic/228607',
    of: 'sherman',
  },
  {
    work: 'National Schools’ Observatory',
    place: '“Saturn V Rocket”, Height',
    address: 'http://www.schoolsobservatory.org.uk/learn/eng/exp/saturnv',
    of: 'saturn-v',
  },
  {
    work: 'HubbleSite',
    place: 'Hubble Essentials, Quick Facts: Length',
    address: 'http://hubblesite.org/the_telescope/hubble_essentials/quick_facts.php',
    of: 'hubble',
  },
  {
    work: 'The Robinson Library',
    place: '“Golden Gate Bridge”, Total Length (including approaches)',
    address: 'https://robinsonlibrary.com/technology/bridge/bridges/goldengate.htm',
    of: 'golden-gate',
  },
  {
    work: 'Wikipedia, “Gotthard Base Tunnel” (copy)',
    place: 'Infobox, Track length (east tunnel)',
    address: 'http://wikien4.appspot.com/wiki/Gotthard_Base_Tunnel',
    of: 'gotthard',
  },
  {
    work: 'The Journal, after AFP',
    place: '8 December 2020: new height of Everest',
    address: 'https://www.thejournal.ie/mount-everest-grows-china-nepal-measurement-5292113-Dec2020/',
    of: 'everest',
  },
  {
    work: 'Wikivoyage, “Marathon race” (copy of October 2024)',
    place: 'Introduction',
    address: 'https://kiwix.xelfin.net/content/wikivoyage_en_all_maxi_2024-10/A/Marathon_race',
    of: 'marathon',
  },
  {
    work: 'Süddeutsche Zeitung',
    place: '“Der Rhein ist kürzer als gedacht”, figure of Bruno Kremer',
    address:
      'https://www.sueddeutsche.de/wissen/der-rhein-ist-kuerzer-als-gedacht-jahrhundert-irrtum-1.24664-0',
    of: 'rhine',
  },
  {
    work: 'bodensee.de',
    place: 'Facts & Figures, longest place',
    address: 'https://www.bodensee.de/region/facts-figures',
    of: 'constance',
  },
]
