/** From the nucleus to the grain of sand; the form of a row stands at `readThings`. */
export const small = `
# particle
neutron|~1.7 fm|do|das Neutron|the neutron|pdg|nucleon
proton|1.6815 fm|do|das Proton|the proton|codata|nucleon
alpha|3.357 fm|do|der Heliumkern|the helium nucleus|codata|alpha
deuteron|4.2556 fm|do|der Deuteriumkern|the deuteron|codata|deuteron
carbon-nucleus|4.94 fm|do|der Kohlenstoffkern|the carbon nucleus|radii|nucleus
iron-nucleus|7.475 fm|do|der Eisenkern|the iron nucleus|radii|nucleus
gold-nucleus|10.874 fm|do|der Goldkern|the gold nucleus|radii|heavy-nucleus
lead-nucleus|11.002 fm|do|der Bleikern|the lead nucleus|radii|heavy-nucleus
uranium-nucleus|11.714 fm|do|der Urankern|the uranium nucleus|radii|heavy-nucleus
muonic-hydrogen|569 fm|d|das myonische Wasserstoffatom=Myonisches Wasserstoffatom|the muonic hydrogen atom|codataMass|muonic
# wave
gamma-potassium|849 fm|v|die Gammastrahlung von Kalium-40=Gammastrahlung (Kalium-40)|the gamma ray of potassium-40|iaea|*wave
gamma-cobalt|930.5 fm|v|die Gammastrahlung von Cobalt-60=Gammastrahlung (Cobalt-60)|the gamma ray of cobalt-60|iaea|*wave
gamma-caesium|1.874 pm|v|die Gammastrahlung von Caesium-137=Gammastrahlung (Caesium-137)|the gamma ray of caesium-137|iaea|*wave
compton|2.42631 pm|v|die Compton-Wellenlänge des Elektrons=Compton-Wellenlänge|the Compton wavelength of the electron|codata|*wave
electron-wave|2.51 pm|v|die Materiewelle im Elektronenmikroskop=Materiewelle (Elektron, 200 kV)|the electron wave in a microscope|broglie|*wave
technetium|8.824 pm|v|die Gammastrahlung von Technetium-99m=Gammastrahlung (Technetium-99m)|the gamma ray of technetium-99m|iaea|*wave
tungsten-xray|20.9 pm|v|die Röntgenstrahlung aus Wolfram=Röntgenstrahlung (Wolfram)|the X-ray of tungsten|xray|*wave
molybdenum-xray|70.93 pm|v|die Röntgenstrahlung aus Molybdän=Röntgenstrahlung (Molybdän)|the X-ray of molybdenum|xray|*wave
# molecule
hydrogen-molecule|74.1 pm|l|die Bindung im Wasserstoffmolekül=Wasserstoffmolekül (Bindung)|the bond of a hydrogen molecule|webbook|h2
hydrogen|105.835 pm|do|das Wasserstoffatom|the hydrogen atom|codata|atom
water|~280 pm|d|das Wassermolekül|the water molecule|numbers|water
helium|280 pm|do|das Heliumatom|the helium atom|bondi|helium
carbon|340 pm|do|das Kohlenstoffatom|the carbon atom|bondi|carbon
salt-lattice|564 pm|w|die Elementarzelle von Kochsalz=Kochsalz (Elementarzelle)|the unit cell of table salt|crc|salt
fullerene|~710 pm|do|das Fulleren|the fullerene|crc|fullerene
glucose|~900 pm|d|das Traubenzuckermolekül|the glucose molecule|numbers|glucose
nanotube|~1.4 nm|d|die Kohlenstoffnanoröhre|the carbon nanotube|crc|nanotube
dna|2 nm|w|die DNA-Doppelhelix|the DNA double helix|alberts|dna
insulin|~3 nm|d|das Insulin|insulin|numbers|protein
haemoglobin|~5.5 nm|d|das Hämoglobin|haemoglobin|alberts|haemoglobin
membrane|~7 nm|t|die Zellmembran|the cell membrane|alberts|membrane
antibody|~12 nm|w|der Antikörper|the antibody|numbers|antibody
# wave
euv|13.5 nm|v|das EUV-Licht der Chipfertigung=EUV-Licht|the EUV light of chip making|asml|*wave
# molecule
ribosome|~25 nm|d|das Ribosom|the ribosome|alberts|ribosome
microtubule|25 nm|d|der Mikrotubulus|the microtubule|alberts|microtubule
# cell
rhinovirus|~30 nm|do|das Schnupfenvirus|the rhinovirus|ictv|rhinovirus
hepatitis|~42 nm|do|das Hepatitis-B-Virus|the hepatitis B virus|ictv|hepatitis
coronavirus|~100 nm|do|das Coronavirus|the coronavirus|ictv|coronavirus
hiv|~120 nm|do|das HI-Virus|the HI virus|ictv|hiv
phage|~200 nm|h|der Bakteriophage T4|the bacteriophage T4|ictv|phage
poxvirus|~300 nm|l|das Pockenvirus|the smallpox virus|ictv|poxvirus
mimivirus|~750 nm|do|das Mimivirus|the mimivirus|ictv|mimivirus
# wave
bluray-track|320 nm|s|der Spurabstand der Blu-ray=Spurabstand (Blu-ray)|the track pitch of a Blu-ray disc|bluray|track
blue-light|~450 nm|v|das blaue Licht=Blaues Licht|blue light|cie|*wave
red-light|~700 nm|v|das rote Licht=Rotes Licht|red light|cie|*wave
# cell
cd-track|1.6 µm|s|der Spurabstand der CD=Spurabstand (CD)|the track pitch of a CD|iec|track
bacterium|~2 µm|l|das Darmbakterium|the gut bacterium|numbers|bacterium
mitochondrion|~2 µm|l|das Mitochondrium|the mitochondrion|alberts|mitochondrion
yeast|~5 µm|d|die Hefezelle|the yeast cell|numbers|yeast
nucleus-cell|~6 µm|do|der Zellkern|the cell nucleus|alberts|cell-nucleus
chromosome|~7 µm|l|das Chromosom|the chromosome|alberts|chromosome
red-cell|~7.5 µm|d|das Blutkörperchen|the red blood cell|numbers|red-cell
# object
fine-dust|10 µm|d|das Feinstaubkorn (PM10)|the fine dust grain (PM10)|dust|dust
# cell
white-cell|~12 µm|do|die Fresszelle|the neutrophil|alberts|white-cell
pollen|~25 µm|do|der Birkenpollen|the birch pollen|britannica|pollen
sperm|~55 µm|l|das Spermium|the sperm cell|numbers|sperm
# creature
hair|~70 µm|t|das Haar (Dicke)=Haar|the hair|numbers|hair
# cell
egg-cell|~120 µm|do|die Eizelle|the human egg cell|numbers|egg-cell
paramecium|~250 µm|l|das Pantoffeltierchen|the paramecium|britannica|paramecium
amoeba|~500 µm|d|die Amöbe|the amoeba|britannica|amoeba
# object
paper|~100 µm|t|das Blatt Papier (Dicke)=Papier (Dicke)|the sheet of paper|brockhaus|paper
# creature
mite|~300 µm|l|die Hausstaubmilbe|the house dust mite|britannica|mite
tardigrade|~500 µm|l|das Bärtierchen|the tardigrade|britannica|tardigrade
# object
sand|~500 µm|d|das Sandkorn|the grain of sand|brockhaus|sand
`
