/** German sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const small = `
electron-classical|Gerechnet, als wäre das Elektron eine geladene Kugel. Gemessen wurde an ihm nie eine Ausdehnung.
neutron|Allein hält es sich nur etwa eine Viertelstunde, im Kern kann es ewig halten.
proton|Es besteht aus drei Quarks, doch der größte Teil seiner Masse ist ihre Bindungsenergie.
alpha|Zwei Protonen, zwei Neutronen: die Alphastrahlung.
deuteron|Ein Proton und ein Neutron, so locker gebunden, dass es größer ist als der Heliumkern.
carbon-nucleus|Entstanden in Sternen, aus drei Heliumkernen, die fast zugleich zusammenstießen.
iron-nucleus|Bis hierher liefert das Verschmelzen von Kernen Energie, danach kostet es welche.
gold-nucleus|An solchen Kernen prallten 1909 Teilchen zurück: Das Atom hat einen harten Kern.
lead-nucleus|82 Protonen und 126 Neutronen: beides besonders stabile Anzahlen.
uranium-nucleus|Der schwerste Kern, der auf der Erde in größeren Mengen vorkommt.
kaonic-hydrogen|Ein Kaon kreist statt des Elektrons, so eng, dass es die Kraft des Kerns spürt.
muonic-helium|An solchen Ionen wird gemessen, wie groß der Heliumkern ist.
pionic-hydrogen|Es lebt nur, bis das Pion vom Proton verschluckt wird.
muonic-hydrogen|Weil das Myon 207-mal so schwer ist wie ein Elektron, kreist es rund 186-mal so nah.
proton-compton|So genau ließe sich ein Proton mit Licht höchstens festhalten.
muon-compton|Myonen aus der Höhenstrahlung durchqueren uns in jeder Sekunde.
gamma-potassium|Sie kommt auch aus dem eigenen Körper: In jedem Menschen zerfällt Kalium-40.
gamma-cobalt|Mit ihr werden Lebensmittel und Geräte keimfrei gemacht.
gamma-caesium|An ihr wird gemessen, was von Tschernobyl im Waldboden geblieben ist.
compton|An ihr zeigte sich 1923, dass Licht wie ein Teilchen stoßen kann.
electron-wave|Viel kürzer als Licht: Darum zeigen Elektronen einzelne Atome.
technetium|Das häufigste Mittel der Nuklearmedizin: Was es aussendet, zeichnet ein Bild der Organe.
tungsten-xray|Wolfram hält die Hitze aus, mit der Elektronen in der Röntgenröhre aufprallen.
molybdenum-xray|Weiche Strahlung, gut für die Aufnahme der Brust.
bond|Kürzer ist keine andere Bindung zwischen zwei Atomen.
uranium-ion|Von 92 Elektronen ist eines geblieben, und das sitzt 92-mal so eng wie im Wasserstoff.
iron-ion|Sein Licht leuchtet in Gas, das viele Millionen Grad heiß ist, etwa in Galaxienhaufen.
carbon-ion|Fünf von sechs Elektronen fehlen: So sieht Kohlenstoff in sehr heißem Gas aus.
helium-ion|Das einfachste Ion: wie Wasserstoff, aber mit doppelt geladenem Kern.
bohr|Der wahrscheinlichste Abstand des Elektrons vom Kern, nach beiden Seiten.
hydrogen|Drei Viertel der gewöhnlichen Materie im Weltall sind Wasserstoff, der Masse nach.
hydrogen-molecule|Das leichteste Gas: Es entweicht der Erde ins All.
water|Weil es geknickt ist, löst Wasser Salz und Zucker.
helium|Entdeckt wurde es auf der Sonne, im Licht einer Finsternis, und erst danach auf der Erde.
carbon|Vier Bindungen machen es zum Baustein alles Lebendigen.
salt-lattice|Weil sich dieser Würfel milliardenfach wiederholt, sind Salzkörner eckig.
fullerene|Sechzig Kohlenstoffatome, angeordnet wie die Ecken eines Fußballs.
glucose|Der Zucker im Blut, von dem das Gehirn lebt.
nanotube|Ein aufgerolltes Blatt aus Kohlenstoff, eine Atomlage dick.
dna|Die Doppelhelix, in der die Erbinformation jedes Lebewesens steht.
insulin|Es war das erste Eiweiß, dessen Bausteine der Reihe nach bekannt wurden.
haemoglobin|Es trägt den Sauerstoff durchs Blut und macht es rot.
membrane|Zwei Schichten Fett trennen alles Lebendige von seiner Umgebung.
antibody|Mit den zwei Armen des Y hält er fest, was fremd ist.
euv|Solches Licht wird von Luft verschluckt: Chips entstehen damit im Vakuum.
ribosome|Es liest den Bauplan und setzt jedes Eiweiß des Körpers zusammen.
microtubule|Auf diesen Schienen laufen Motoreiweiße durch die Zelle.
rhinovirus|Von ihm gibt es weit über hundert Typen, darum kommt der Schnupfen immer wieder.
hepatitis|Die Impfung gegen dieses Virus war die erste, die auch vor einem Krebs schützt.
coronavirus|Die Stacheln gaben ihm den Namen: Im Mikroskop sehen sie aus wie eine Krone.
hiv|Es trägt sein Erbgut als RNA und schreibt es in die DNA der Zelle zurück.
phage|Er landet auf einem Bakterium und spritzt sein Erbgut hinein.
poxvirus|Der Erreger der ersten Krankheit, die der Mensch ausgerottet hat.
mimivirus|So groß, dass man es erst für ein Bakterium hielt.
bluray-track|Blaues Licht liest feiner als rotes, darum passt auf die Scheibe mehr.
blue-light|Die Luft streut es stärker als rotes, darum ist der Himmel blau.
red-light|Am Abend kommt es durch die meiste Luft: Die Sonne geht rot unter.
cd-track|Die Spur ist aufgewickelt, ausgerollt wäre sie mehr als fünf Kilometer lang.
bacterium|Unter guten Bedingungen teilt es sich alle zwanzig Minuten.
mitochondrion|Das Kraftwerk der Zelle war einst ein Bakterium und hat noch eigenes Erbgut.
yeast|Brot, Bier und Wein verdanken wir diesem einzelligen Pilz.
nucleus-cell|Etwa zwei Meter DNA sind darin aufgewickelt.
chromosome|In dieser Form ist die DNA nur zu sehen, während die Zelle sich teilt.
red-cell|In einem Tropfen Blut sind Millionen davon.
fine-dust|Bis zu dieser Größe zählt Staub als Feinstaub der Klasse PM10.
white-cell|Sie kriecht durch das Gewebe und frisst Bakterien.
pollen|Eine einzige Birke entlässt Millionen davon in den Wind.
sperm|Der größte Teil davon ist Schwanz: Er treibt es voran.
hair|Es wächst etwa einen Zentimeter im Monat.
egg-cell|Eine der größten Zellen des Menschen und gerade noch mit bloßem Auge zu sehen.
paramecium|Tausende Wimpern treiben diesen Einzeller durchs Wasser.
amoeba|Sie hat keine feste Form: Sie fließt dahin, wohin sie will.
paper|Könnte man es 42-mal falten, reichte der Stapel über den Mond hinaus.
mite|Sie lebt von unseren Hautschuppen, und fast jedes Bett hat welche.
tardigrade|Es überlebt Hitze, Frost und sogar das Weltall.
sand|Was Geologen Sand nennen, reicht von einem Sechzehntel bis zu zwei Millimetern.
`
