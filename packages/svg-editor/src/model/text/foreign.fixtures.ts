/** Drawings as other programs write them, each with the details that editors often lose. */
export const foreign = {
  inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="210mm"
   height="297mm"
   viewBox="0 0 210 297"
   version="1.1"
   id="svg5"
   inkscape:version="1.2 (dc2aedaf03, 2022-05-15)"
   sodipodi:docname="zeichnung.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview
     id="namedview7"
     pagecolor="#ffffff" />
  <defs
     id="defs2"><linearGradient id="g1"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
  <g
     inkscape:label="Ebene 1"
     inkscape:groupmode="layer"
     id="layer1">
    <rect
       style="fill:#ff0000;fill-opacity:0.5;stroke:none;stroke-width:0.26"
       id="rect31"
       width="90.5"
       height="40.25"
       x="20.000001"
       y="33.1" />
    <path
       style="fill:none;stroke:#000000"
       d="m 20,30 c 10,0 20,-5 30,5 z m 5,5 h 3 v 2"
       id="path1" />
    <text xml:space="preserve" x="10" y="20"><tspan>Grüße  &amp; Küsse</tspan></text>
  </g>
</svg>
`,
  inkscapeText: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg
   width="200"
   height="100"
   viewBox="0 0 200 100"
   id="svg1"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg">
  <path
     id="curve"
     style="fill:none;stroke:#000000"
     d="M 10,90 C 60,10 140,10 190,90" />
  <rect x="1" y="2" width="3" height="4" />
  <text x="40" y="80" style="font-size:40px;fill:#ff0000"><tspan>rot</tspan></text>
  <text
     xml:space="preserve"
     style="font-style:normal;font-size:12.5px;line-height:1.25;font-family:sans-serif;fill:#0000ff;fill-opacity:0.5;stroke:none"
     x="20.5"
     y="30"
     transform="rotate(-5)"
     id="text2"><tspan
       sodipodi:role="line"
       id="tspan3"
       x="20.5"
       y="30"
       style="fill:#008000;stroke-width:0.25">erste <tspan
   style="font-weight:bold">Zeile</tspan></tspan><tspan
       sodipodi:role="line"
       id="tspan4"
       x="20.5"
       y="45.625"><tspan
         style="fill:#800080" /></tspan></text>
  <text
     style="font-size:10px;text-anchor:middle;fill:#333333"
     id="text5"><textPath
       xlink:href="#curve"
       startOffset="50%"
       style="fill:#ff8800"
       id="textPath6"><tspan style="stroke:#000000">auf dem </tspan>Bogen</textPath></text>
  <text style="fill:#112233"><!-- leer --></text>
</svg>
`,
  illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#E30613;}
	.st1{fill:none;stroke:#1D1D1B;stroke-width:2;stroke-miterlimit:10;}
</style>
<g>
	<circle class="st0" cx="30.5" cy="40" r="12.3"/>
	<polygon class="st1" points="50,10 61.8,35 88.1,38.2 68.7,56.6 73.5,82.6 50,70 26.5,82.6 31.3,56.6 11.9,38.2 38.2,35 "/>
	<path class="st1" d="M10,90c0-5.5,4.5-10,10-10s10,4.5,10,10-4.5,10-10,10S10,95.5,10,90z"/>
	<g transform="matrix(0.7071 -0.7071 0.7071 0.7071 1.4 2)"><line x1="1" y1="2" x2="3" y2="4"/></g>
</g>
</svg>
`,
  figma: `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M12 2C6.477 2 2 6.477 2 12a10 10 0 0 0 10 10 10 10 0 0 0 0-20Zm-.5 4.5h1v6.25l4.5 2.67-.5.82-5-3V6.5Z" fill="#0D99FF"/>
<rect x="3.5" y="3.5" width="17" height="17" rx="2.5" stroke="url(#paint0_linear_1_2)"/>
</g>
<defs>
<linearGradient id="paint0_linear_1_2" x1="12" y1="0" x2="12" y2="24" gradientUnits="userSpaceOnUse"><stop stop-color="white"/><stop offset="1" stop-opacity="0"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath>
</defs>
</svg>`,
  byHand: `\ufeff<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'
  ><title >Ein &#228; &gt; b</title ><path d='M1-2.5.5e1 3,4
  a1 1 0 01.5.5 1 1 0 1,0 2-3zl1 1'  /><g/><g ></g
><!-- ende --></svg >
<!-- danach -->`,
  packedFlags:
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M8 0a8 8 0 11-16 0 8 8 0 0116 0zm-.5.5L1 1 2 2H4V5q1 1 2 2t3 3S1 2 3 4"/></svg>',
} as const
