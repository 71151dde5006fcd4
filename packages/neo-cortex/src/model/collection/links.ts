// One line a link: address | name | why it is worth a visit. Topics begin with "#".
export const collectionText = `
# Denken und Lernen
https://niklas-luhmann-archiv.de/ | Niklas Luhmann-Archiv | Der berühmteste Zettelkasten der Welt, Zettel für Zettel zum Blättern und Springen.
https://zettelkasten.de/ | Zettelkasten.de | Wie man einen Zettelkasten führt, von zweien, die es seit Jahren tun.
https://notes.andymatuschak.org/ | Andy Matuschaks Notizen | Ein Notizbuch, in dem jeder Zettel zum nächsten führt und man sich gern verläuft.
https://plato.stanford.edu/ | Stanford Encyclopedia of Philosophy | Philosophie von Fachleuten geschrieben, geprüft und auf Stand gehalten, ohne Bezahlschranke.
https://explorabl.es/ | Explorable Explanations | Ein Verzeichnis von Erklärungen, die man anfassen und verstellen kann.
https://ncase.me/ | Nicky Case | Spiele, nach denen man Vertrauen, Netze und Angst anders versteht.
https://ciechanow.ski/ | Bartosz Ciechanowski | Uhrwerk, Fahrrad und Mond, so klar zum Drehen gezeichnet, dass man sie danach begriffen hat.
https://distill.pub/ | Distill | Maschinelles Lernen in Aufsätzen, deren Bilder sich mitbewegen.
https://gwern.net/ | Gwern | Lange Aufsätze mit Quellen, Randnotizen und dem Mut zur Fußnote.
https://teachyourselfcs.com/ | Teach Yourself Computer Science | Neun Fächer und je ein Buch, mehr braucht die Liste nicht.

# Zahlen und Modelle
https://oeis.org/ | OEIS | Gib ein paar Zahlen ein, und du erfährst, welche Folge es ist und wer sie kennt.
https://www.3blue1brown.com/ | 3Blue1Brown | Mathematik, bei der man sieht, warum etwas stimmt.
https://www.geogebra.org/ | GeoGebra | Geometrie und Funktionen zum Ziehen, für Schule und Küchentisch.
https://www.desmos.com/calculator | Desmos | Der schnellste Weg von einer Gleichung zu ihrer Kurve.
https://projecteuler.net/ | Project Euler | Aufgaben, die erst nach Rechnen aussehen und dann nach Nachdenken.
https://seeing-theory.brown.edu/ | Seeing Theory | Wahrscheinlichkeit zum Würfeln, Ziehen und Zusehen.
https://betterexplained.com/ | BetterExplained | Mathe mit dem Bild erklärt, das im Unterricht gefehlt hat.
https://ourworldindata.org/ | Our World in Data | Wie es der Welt geht, in Zahlen mit Quelle und Verlauf.
https://www.gapminder.org/ | Gapminder | Prüft zuerst, was du über die Welt zu wissen glaubst.
https://www.destatis.de/ | Statistisches Bundesamt | Woher die Zahlen in den Nachrichten meistens kommen, im Original.
https://www.tylervigen.com/spurious-correlations | Spurious Correlations | Das beste Mittel gegen voreilige Schlüsse aus zwei ähnlichen Kurven.

# Himmel und Erde
https://apod.nasa.gov/apod/ | Astronomy Picture of the Day | Jeden Tag ein Bild vom Himmel, erklärt von jemandem, der sich auskennt.
https://eyes.nasa.gov/ | NASA’s Eyes | Sonnensystem und Sonden in Bewegung, so wie sie gerade stehen.
https://stellarium-web.org/ | Stellarium | Der Sternhimmel über deinem Ort, zu jeder Stunde.
https://joshworth.com/dev/pixelspace/pixelspace_solarsystem.html | If the Moon Were Only 1 Pixel | Man scrollt durch das Sonnensystem und begreift, wie leer es ist.
https://earth.nullschool.net/ | earth | Wind, Wellen und Staub der ganzen Erde als Strömung.
https://www.openstreetmap.org/ | OpenStreetMap | Die Weltkarte, die allen gehört und die jeder verbessern kann.
https://thetruesize.com/ | The True Size | Zieh Länder an den Äquator, und Grönland schrumpft.
https://www.blitzortung.org/ | Blitzortung | Gewitter in dem Augenblick, in dem es blitzt, gemessen von Freiwilligen.
https://www.dwd.de/ | Deutscher Wetterdienst | Wetter, Warnungen und Klimadaten dort, wo andere sie abschreiben.
https://www.shadedrelief.com/ | Shaded Relief | Landkarten mit Gebirgen, wie man sie von Hand gemalt kennt.

# Natur
https://xeno-canto.org/ | xeno-canto | Vogelstimmen aus aller Welt, wenn einer draußen singt und du wissen willst, wer.
https://www.inaturalist.org/ | iNaturalist | Fotografiere ein Tier oder eine Pflanze, und jemand erkennt es.
https://www.onezoom.org/ | OneZoom | Der Baum allen Lebens, bis zum letzten Blatt hineinzuzoomen.
https://www.gbif.org/ | GBIF | Wo welche Art gefunden wurde, aus den Museen der Welt zusammengetragen.
https://www.biodiversitylibrary.org/ | Biodiversity Heritage Library | Alte Naturbücher mit Tafeln, die man an die Wand hängen möchte.
https://www.floraweb.de/ | FloraWeb | Alle wilden Pflanzen Deutschlands mit Karte und Steckbrief.
https://www.waldwissen.net/ | waldwissen.net | Was Forschung über den Wald weiß, für Leute mit Stiefeln geschrieben.
https://neal.fun/deep-sea/ | The Deep Sea | Man scrollt in die Tiefe und trifft, wer dort wohnt.

# Sprache und Bücher
https://www.dwds.de/ | DWDS | Was ein Wort heißt, woher es kommt und mit wem es sich zeigt.
https://woerterbuchnetz.de/ | Wörterbuchnetz | Das Grimmsche Wörterbuch und viele seiner Verwandten, durchsuchbar.
https://www.openthesaurus.de/ | OpenThesaurus | Ein anderes Wort dafür, von allen gesammelt.
https://www.atlas-alltagssprache.de/ | Atlas zur deutschen Alltagssprache | Wo man Brötchen sagt und wo Semmel, als Karte.
https://dict.leo.org/ | LEO | Das Wörterbuch, in dessen Forum jede Nuance schon einmal verhandelt wurde.
https://www.projekt-gutenberg.org/ | Projekt Gutenberg-DE | Deutsche Klassiker zum Lesen am Bildschirm.
https://www.deutschestextarchiv.de/ | Deutsches Textarchiv | Texte aus vier Jahrhunderten, so wie sie gedruckt wurden.
https://standardebooks.org/ | Standard Ebooks | Gemeinfreie Bücher, so sorgfältig gesetzt wie gekaufte.
https://archive.org/ | Internet Archive | Bücher, Filme, Programme und die Seiten, die es sonst nicht mehr gibt.
https://languagetool.org/ | LanguageTool | Findet das Komma, das du dreimal überlesen hast.

# Bild, Schrift und Gestaltung
https://www.vitsoe.com/gb/about/good-design | Zehn Thesen für gutes Design | Dieter Rams in zehn Sätzen, jeder davon noch immer unbequem.
https://practicaltypography.com/ | Butterick’s Practical Typography | In zehn Minuten sieht jeder Text von dir besser aus.
https://www.typolexikon.de/ | Typolexikon | Was ein Geviert ist und was ein Hurenkind, auf Deutsch erklärt.
https://fontsinuse.com/ | Fonts In Use | Welche Schrift das ist und wie sie anderswo aussieht.
https://publicdomainreview.org/ | The Public Domain Review | Vergessene Bilder und Bücher, mit Aufsätzen, die sie wieder lebendig machen.
https://www.rijksmuseum.nl/ | Rijksmuseum | Die Nachtwache bis zum Pinselhaar, und vieles davon frei zu verwenden.
https://commons.wikimedia.org/ | Wikimedia Commons | Bilder, die man verwenden darf, mit der Angabe, wie.
https://oklch.com/ | OKLCH | Farben wählen, die gleich hell aussehen, wenn sie gleich hell sein sollen.
https://lawsofux.com/ | Laws of UX | Woran Menschen an Oberflächen scheitern, je eine Karte.
https://www.edwardtufte.com/ | Edward Tufte | Der Mann, der das Balkendiagramm von seinem Schmuck befreit hat.

# Musik und Klang
https://learningmusic.ableton.com/ | Learning Music | Musik machen lernen, im Browser, vom ersten Takt an.
https://learningsynths.ableton.com/ | Learning Synths | Was jeder Regler an einem Synthesizer tut, zum Hören.
https://strudel.cc/ | Strudel | Musik programmieren, während sie spielt.
https://imslp.org/ | IMSLP | Noten, deren Rechte abgelaufen sind, fast alle.
https://freesound.org/ | Freesound | Geräusche für jeden Zweck, frei lizenziert.
https://radio.garden/ | Radio Garden | Dreh den Globus und hör, was dort gerade läuft.
https://mynoise.net/ | myNoise | Regen, Zug und Café zum Mischen, wenn es zu still oder zu laut ist.
https://everynoise.com/ | Every Noise at Once | Tausende Musikstile auf einer Karte, jeder mit Hörprobe.

# Netz und Werkzeug
https://developer.mozilla.org/ | MDN Web Docs | Wie das Web wirklich geht, und seit wann in welchem Browser.
https://caniuse.com/ | Can I use | Ob du es schon benutzen darfst.
https://www.rfc-editor.org/ | RFC Editor | Die Verabredungen, auf denen das Internet steht, im Wortlaut.
https://wiki.selfhtml.org/ | SELFHTML | Hier haben viele das Web auf Deutsch gelernt, und es wird noch gepflegt.
https://regex101.com/ | regex101 | Zerlegt einen regulären Ausdruck, bis man ihm wieder traut.
https://learngitbranching.js.org/ | Learn Git Branching | Git als Baum, den man mit Befehlen wachsen lässt.
https://git-scm.com/book/de/v2 | Pro Git | Das Buch zu Git, vollständig und auf Deutsch.
https://www.redblobgames.com/ | Red Blob Games | Wegfindung und Sechsecke so erklärt, dass man sie nachbauen kann.
https://jvns.ca/ | Julia Evans | Wie DNS, Linux und Fehlersuche gehen, mit der Freude am Herausfinden.
https://norvig.com/21-days.html | Teach Yourself Programming in Ten Years | Warum einundzwanzig Tage nicht reichen, von Peter Norvig.
https://www.a11yproject.com/ | The A11Y Project | Barrierefreiheit als Liste, die man abhaken kann.
https://xkcd.com/ | xkcd | Zu jedem Gespräch unter Technikern gibt es eine Nummer davon.

# Gesellschaft und Geschichte
https://de.wikipedia.org/ | Wikipedia | Der Anfang der meisten Suchen und der Beweis, dass es geht.
https://www.bpb.de/ | Bundeszentrale für politische Bildung | Gute Bücher fast umsonst und Dossiers, die beide Seiten kennen.
https://www.gesetze-im-internet.de/ | Gesetze im Internet | Alle Bundesgesetze in geltender Fassung, vom Ministerium selbst.
https://fragdenstaat.de/ | FragDenStaat | Behörden müssen antworten; hier fragt man sie.
https://www.abgeordnetenwatch.de/ | abgeordnetenwatch.de | Wie dein Wahlkreis abgestimmt hat, und was er auf Fragen sagt.
https://www.hdg.de/lemo/ | LeMO | Deutsche Geschichte von 1800 an, mit Dingen aus dem Museum.
https://www.deutsche-digitale-bibliothek.de/ | Deutsche Digitale Bibliothek | Was Archive, Museen und Bibliotheken zeigen können, an einer Stelle.
https://www.oldmapsonline.org/ | Old Maps Online | Dein Ort auf Karten von früher.
https://orbis.stanford.edu/ | ORBIS | Wie lange man im römischen Reich von Köln nach Karthago brauchte, und was es kostete.
https://www.computerhistory.org/ | Computer History Museum | Woher die Maschinen kommen, vor denen wir sitzen.
https://de.ifixit.com/ | iFixit | Die Anleitung, mit der das Gerät noch ein Jahr hält.
https://www.verbraucherzentrale.de/ | Verbraucherzentrale | Musterbriefe und nüchterner Rat, bevor man unterschreibt.
`
