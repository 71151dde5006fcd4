/** From the nucleus to the grain of sand; the form of a row stands at `readThings`. */
export const small = `
# particle
electron-classical|5.63588 fm|d|der klassische Elektronendurchmesser=Klassischer Elektronendurchmesser|the classical diameter of the electron|*circle
neutron|~1.7 fm|do.magnetic|das Neutron|the neutron|nucleon
proton|1.6815 fm|do.charge|das Proton|the proton|nucleon
alpha|3.357 fm|do.charge|der Heliumkern|the helium nucleus|alpha
deuteron|4.2556 fm|do.charge|der Deuteriumkern|the deuteron|deuteron
carbon-nucleus|4.94 fm|do.charge|der Kohlenstoffkern|the carbon nucleus|nucleus
iron-nucleus|7.475 fm|do.charge|der Eisenkern|the iron nucleus|nucleus
gold-nucleus|10.874 fm|do.charge|der Goldkern|the gold nucleus|heavy-nucleus
lead-nucleus|11.002 fm|do.charge|der Bleikern|the lead nucleus|heavy-nucleus
uranium-nucleus|11.714 fm|do.charge|der Urankern|the uranium nucleus|heavy-nucleus
kaonic-hydrogen|167.2 fm|d.bohr|das kaonische Wasserstoffatom=Kaonisches Wasserstoffatom|the kaonic hydrogen atom|kaonic
muonic-helium|263.2 fm|d.bohr|das myonische Heliumion=Myonisches Heliumion|the muonic helium ion|muonic-helium
pionic-hydrogen|445.1 fm|d.bohr|das pionische Wasserstoffatom=Pionisches Wasserstoffatom|the pionic hydrogen atom|pionic
muonic-hydrogen|569 fm|d.bohr|das myonische Wasserstoffatom=Myonisches Wasserstoffatom|the muonic hydrogen atom|muonic
# wave
proton-compton|1.32141 fm|v.compton|die Compton-Wellenlänge des Protons=Proton (Compton-Wellenlänge)|the Compton wavelength of the proton|*wave
muon-compton|11.7344 fm|v.compton|die Compton-Wellenlänge des Myons=Myon (Compton-Wellenlänge)|the Compton wavelength of the muon|*wave
gamma-potassium|849 fm|v|die Gammastrahlung von Kalium-40=Gammastrahlung (Kalium-40)|the gamma ray of potassium-40|*wave
gamma-cobalt|930.5 fm|v|die Gammastrahlung von Cobalt-60=Gammastrahlung (Cobalt-60)|the gamma ray of cobalt-60|*wave
gamma-caesium|1.874 pm|v|die Gammastrahlung von Caesium-137=Gammastrahlung (Caesium-137)|the gamma ray of caesium-137|*wave
compton|2.42631 pm|v.compton|die Compton-Wellenlänge des Elektrons=Compton-Wellenlänge|the Compton wavelength of the electron|*wave
electron-wave|2.51 pm|v.broglie|die Materiewelle im Elektronenmikroskop=Materiewelle (Elektron, 200 kV)|the electron wave in a microscope|*wave
technetium|8.824 pm|v|die Gammastrahlung von Technetium-99m=Gammastrahlung (Technetium-99m)|the gamma ray of technetium-99m|*wave
tungsten-xray|20.9 pm|v|die Röntgenstrahlung aus Wolfram=Röntgenstrahlung (Wolfram)|the X-ray of tungsten|*wave
molybdenum-xray|70.93 pm|v|die Röntgenstrahlung aus Molybdän=Röntgenstrahlung (Molybdän)|the X-ray of molybdenum|*wave
# molecule
bond|74.1 pm|l.bond|die Bindung im Wasserstoffmolekül=Bindung (Wasserstoffmolekül)|the bond of a hydrogen molecule|*span
uranium-ion|1.15039 pm|d.bohr|das Uranion mit einem Elektron=Uranion U⁹¹⁺|the uranium ion with one electron|ion-uranium
iron-ion|4.07059 pm|d.bohr|das Eisenion mit einem Elektron=Eisenion Fe²⁵⁺|the iron ion with one electron|ion-iron
carbon-ion|17.6392 pm|d.bohr|das Kohlenstoffion mit einem Elektron=Kohlenstoffion C⁵⁺|the carbon ion with one electron|ion-carbon
helium-ion|52.9177 pm|d.bohr|das Heliumion mit einem Elektron=Heliumion He⁺|the helium ion with one electron|ion-helium
bohr|105.835 pm|d.bohr|der bohrsche Durchmesser=Bohrscher Durchmesser|the Bohr diameter|*orbit
hydrogen|240 pm|do.waals|das Wasserstoffatom|the hydrogen atom|atom
hydrogen-molecule|314.1 pm|l.waals|das Wasserstoffmolekül|the hydrogen molecule|h2
water|~280 pm|d|das Wassermolekül|the water molecule|water
helium|280 pm|do.waals|das Heliumatom|the helium atom|helium
carbon|340 pm|do.waals|das Kohlenstoffatom|the carbon atom|carbon
salt-lattice|564 pm|w.lattice|die Elementarzelle von Kochsalz=Kochsalz (Elementarzelle)|the unit cell of table salt|salt
fullerene|~710 pm|do|das Fulleren|the fullerene|fullerene
glucose|~900 pm|d|das Traubenzuckermolekül|the glucose molecule|glucose
nanotube|~1.4 nm|d|die Kohlenstoffnanoröhre|the carbon nanotube|nanotube
dna|~2 nm|w|die DNA-Doppelhelix|the DNA double helix|dna
insulin|~3 nm|d|das Insulin|insulin|protein
haemoglobin|~5.5 nm|d|das Hämoglobin|haemoglobin|haemoglobin
membrane|~7 nm|t|die Zellmembran|the cell membrane|membrane
antibody|~12 nm|w|der Antikörper|the antibody|antibody
# wave
euv|13.5 nm|v|das EUV-Licht der Chipfertigung=EUV-Licht|the EUV light of chip making|*wave
# molecule
ribosome|~25 nm|d|das Ribosom|the ribosome|ribosome
microtubule|25 nm|d|der Mikrotubulus|the microtubule|microtubule
# cell
rhinovirus|~30 nm|do|das Schnupfenvirus|the rhinovirus|rhinovirus
hepatitis|~42 nm|do|das Hepatitis-B-Virus|the hepatitis B virus|hepatitis
coronavirus|~100 nm|do|das Coronavirus|the coronavirus|coronavirus
hiv|~120 nm|do|das HI-Virus|the HI virus|hiv
phage|~200 nm|h|der Bakteriophage T4|the bacteriophage T4|phage
poxvirus|~300 nm|l|das Pockenvirus|the smallpox virus|poxvirus
mimivirus|~750 nm|do|das Mimivirus|the mimivirus|mimivirus
# wave
bluray-track|320 nm|s.pitch|der Spurabstand der Blu-ray=Spurabstand (Blu-ray)|the track pitch of a Blu-ray disc|track
blue-light|~450 nm|v|das blaue Licht=Blaues Licht|blue light|*wave
red-light|~700 nm|v|das rote Licht=Rotes Licht|red light|*wave
# cell
cd-track|1.6 µm|s.pitch|der Spurabstand der CD=Spurabstand (CD)|the track pitch of a CD|track
bacterium|~2 µm|l|das Darmbakterium|the gut bacterium|bacterium
mitochondrion|~2 µm|l|das Mitochondrium|the mitochondrion|mitochondrion
yeast|~5 µm|d|die Hefezelle|the yeast cell|yeast
nucleus-cell|~6 µm|do|der Zellkern|the cell nucleus|cell-nucleus
chromosome|~7 µm|l|das Chromosom|the chromosome|chromosome
red-cell|~7.5 µm|d|das Blutkörperchen|the red blood cell|red-cell
# object
fine-dust|=10 µm|d|das Feinstaubkorn (PM10)|the fine dust grain (PM10)|dust
# cell
white-cell|~12 µm|do|die Fresszelle|the neutrophil|white-cell
pollen|~25 µm|do|der Birkenpollen|the birch pollen|pollen
sperm|~55 µm|l|das Spermium|the sperm cell|sperm
# object
hair|~70 µm|t|das Haar (Dicke)=Haar|the hair|hair
# cell
egg-cell|~120 µm|do|die Eizelle|the human egg cell|egg-cell
paramecium|~250 µm|l|das Pantoffeltierchen|the paramecium|paramecium
amoeba|~500 µm|d|die Amöbe|the amoeba|amoeba
# object
paper|~100 µm|t|das Blatt Papier (Dicke)=Papier (Dicke)|the sheet of paper|paper
# creature
mite|~300 µm|l|die Hausstaubmilbe|the house dust mite|mite
tardigrade|~500 µm|l|das Bärtierchen|the tardigrade|tardigrade
# object
sand|~500 µm|d|das Sandkorn|the grain of sand|sand
`
