/** German names of the things of the catalogue’s rows of this name: `id|name`, as `germanName` reads them. */
export const small = `
electron-classical|der klassische Elektronendurchmesser=Klassischer Elektronendurchmesser
neutron|das Neutron
proton|das Proton
alpha|der Heliumkern
deuteron|der Deuteriumkern
carbon-nucleus|der Kohlenstoffkern
iron-nucleus|der Eisenkern
gold-nucleus|der Goldkern
lead-nucleus|der Bleikern
uranium-nucleus|der Urankern
kaonic-hydrogen|das kaonische Wasserstoffatom=Kaonisches Wasserstoffatom
muonic-helium|das myonische Heliumion=Myonisches Heliumion
pionic-hydrogen|das pionische Wasserstoffatom=Pionisches Wasserstoffatom
muonic-hydrogen|das myonische Wasserstoffatom=Myonisches Wasserstoffatom
proton-compton|die Compton-Wellenlänge des Protons=Proton (Compton-Wellenlänge)
muon-compton|die Compton-Wellenlänge des Myons=Myon (Compton-Wellenlänge)
gamma-potassium|die Gammastrahlung von Kalium-40=Gammastrahlung (Kalium-40)
gamma-cobalt|die Gammastrahlung von Cobalt-60=Gammastrahlung (Cobalt-60)
gamma-caesium|die Gammastrahlung von Caesium-137=Gammastrahlung (Caesium-137)
compton|die Compton-Wellenlänge des Elektrons=Compton-Wellenlänge
electron-wave|die Materiewelle im Elektronenmikroskop=Materiewelle (Elektron, 200 kV)
technetium|die Gammastrahlung von Technetium-99m=Gammastrahlung (Technetium-99m)
tungsten-xray|die Röntgenstrahlung aus Wolfram=Röntgenstrahlung (Wolfram)
molybdenum-xray|die Röntgenstrahlung aus Molybdän=Röntgenstrahlung (Molybdän)
bond|die Bindung im Wasserstoffmolekül=Bindung (Wasserstoffmolekül)
uranium-ion|das Uranion mit einem Elektron=Uranion U⁹¹⁺
iron-ion|das Eisenion mit einem Elektron=Eisenion Fe²⁵⁺
carbon-ion|das Kohlenstoffion mit einem Elektron=Kohlenstoffion C⁵⁺
helium-ion|das Heliumion mit einem Elektron=Heliumion He⁺
bohr|der bohrsche Durchmesser=Bohrscher Durchmesser
hydrogen|das Wasserstoffatom
hydrogen-molecule|das Wasserstoffmolekül
water|das Wassermolekül
helium|das Heliumatom
carbon|das Kohlenstoffatom
salt-lattice|die Elementarzelle von Kochsalz=Kochsalz (Elementarzelle)
fullerene|das Fulleren
glucose|das Traubenzuckermolekül
nanotube|die Kohlenstoffnanoröhre
dna|die DNA-Doppelhelix
insulin|das Insulin
haemoglobin|das Hämoglobin
membrane|die Zellmembran
antibody|der Antikörper
euv|das EUV-Licht der Chipfertigung=EUV-Licht
ribosome|das Ribosom
microtubule|der Mikrotubulus
rhinovirus|das Schnupfenvirus
hepatitis|das Hepatitis-B-Virus
coronavirus|das Coronavirus
hiv|das HI-Virus
phage|der Bakteriophage T4
poxvirus|das Pockenvirus
mimivirus|das Mimivirus
bluray-track|der Spurabstand der Blu-ray=Spurabstand (Blu-ray)
blue-light|das blaue Licht=Blaues Licht
red-light|das rote Licht=Rotes Licht
cd-track|der Spurabstand der CD=Spurabstand (CD)
bacterium|das Darmbakterium
mitochondrion|das Mitochondrium
yeast|die Hefezelle
nucleus-cell|der Zellkern
chromosome|das Chromosom
red-cell|das Blutkörperchen
fine-dust|das Feinstaubkorn (PM10)
white-cell|die Fresszelle
pollen|der Birkenpollen
sperm|das Spermium
hair|das Haar (Dicke)=Haar
egg-cell|die Eizelle
paramecium|das Pantoffeltierchen
amoeba|die Amöbe
paper|das Blatt Papier (Dicke)=Papier (Dicke)
mite|die Hausstaubmilbe
tardigrade|das Bärtierchen
sand|das Sandkorn
`
