### De regels van Raja's van de Ganges in het kort, in onze eigen woorden. Een sleutel eindigt op de paragraaf van docs/rajas/rules.md; .title is de kop.

rajas-rules-3 = Je roemmarkersteen en je geldmarkersteen lopen in tegengestelde richting om het bord, naar elkaar toe; één roem is twee geld waard. Als ze elkaar tegenkomen of passeren, beginnen de laatste beurten. Dan wint de grootste voorsprong: hoe ver de twee elkaar voorbij zijn.
    .title = Doel
rajas-rules-4 = In je beurt zet je één werker op een vrij veld, betaal je wat het veld kost en voer je de actie uit; dan is de volgende speler aan de beurt. Op een veld past één werker; in steengroeve en haven is het altijd het meest linkse vrije veld. Je betaalt voordat je iets krijgt, en geld betalen zet je geldmarkersteen achteruit. Een ronde duurt tot niemand meer een werker kan zetten. Passen mag alleen als geen enkel veld je iets zou opleveren.
    .title = Ronde en beurt
rajas-rules-2 = Iedereen begint met drie werkers, één geworpen dobbelsteen van elke kleur, 1 karma en alle gebouwsoorten op niveau 2. Wie met de vier dobbelstenen het laagste totaal heeft, begint, met 3 geld; de anderen hebben 4, 5 en 6. De provincietegels liggen in twaalf stapels, naar kleur en dier: van elke stapel is de bovenste tegel te koop.
    .title = Voorbereiding
rajas-rules-5 = Een dobbelsteen die je krijgt, komt uit de voorraad, wordt meteen geworpen en ligt met zijn waarde op je Kali-standbeeld. Op Kali passen tien dobbelstenen, acht voor gevorderden: worden het er te veel, dan leg je er eerst een paar terug of neem je er minder. Een dobbelsteen die je betaalt, gaat terug naar de voorraad. Je betaalt niets overbodigs: geen dobbelsteen zonder welke de andere genoeg zouden zijn. Voor een kleur die op is, komt niets in de plaats.
    .title = Dobbelstenen
rajas-rules-6 = Je hebt 0 tot 3 karma; wat er te veel is, ben je kwijt. In je beurt draait één karma een dobbelsteen die je betaalt naar de tegenoverliggende zijde: 1 en 6, 2 en 5, 3 en 4. Elke dobbelsteen draait hoogstens één keer, en alleen waar zijn waarde telt.
    .title = Karma
rajas-rules-7 = Betaal het geld van het meest linkse vrije veld en koop dan één open tegel: geef dobbelstenen van zijn kleur af die samen minstens zijn getal waard zijn; je krijgt niets terug. Leg hem meteen op een leeg vak, gedraaid zoals je wilt. Een van zijn wegen moet aansluiten op een weg die naar de residentie leidt; de andere zijden hoeven niet te passen. Eerst levert de tegel roem op voor zijn gebouwen, naar hun niveau, en geld voor zijn markten, in de volgorde die je wilt; dan komen de speciale inkomsten waarop hij aansluit. Een tegel die ligt, gaat nooit meer van zijn plaats.
    .title = Bouwen (steengroeve)
rajas-rules-7-yields = Een symbool aan de rand van de provincie betaalt één keer: op het moment dat een nieuwe tegel het met een weg aan de residentie verbindt. Zijn het er meer, dan kies jij de volgorde. Een opwaardering brengt één gebouwsoort van niveau 2 naar 3 of van 3 naar 4, en telt voor gebouwen die je later legt; die van roemveld 5 telt vanaf je volgende beurt. Staan alle soorten op 4, dan ben je haar kwijt.
    .title = Speciale inkomsten en opwaarderingen
rajas-rules-8 = De gemengde markt kost niets en verkoopt je beste markt van elke soort goederen, dus hoogstens drie. Een markt voor één soort kost een dobbelsteen, in welke kleur ook: zoveel van je markten van die soort als zijn waarde leveren hun geld op. De waardevolste tellen, en bedekte niet. Met drie of vier spelers mag elk per ronde maar één werker op de gemengde markten hebben.
    .title = Markt
rajas-rules-9 = Het lage voorterras levert 2 geld op, en je mag zoveel van je dobbelstenen als je wilt één keer opnieuw werpen. Een hoog terras levert een dobbelsteen van zijn kleur op, een balkon twee dobbelstenen van de ene kleur voor één van een andere. Een vertrek kost een dobbelsteen die precies zijn getal toont: Grootmogol 1 (2 roem, en jij begint de volgende ronde), Danseres 2 (twee dobbelstenen naar keuze en een opbrengstfiche), Yogi 3 (2 karma en een dobbelsteen naar keuze), Raja Man Singh 4 (3 geld en een opwaardering), Bouwmeester 5, Portugees 6 (je boot vaart zes vrije velden verder; niet vanaf de laatste zes velden). Een kosteloos vertrek is een van 2 tot 6, ook als er iemand staat; het kost geen werker en geen dobbelsteen.
    .title = Paleis
rajas-rules-9-1 = Je bouwt een open tegel op een van je eigen tegels die goedkoper is en zelf geen andere bedekt. Je betaalt alleen het verschil, in dobbelstenen van de kleur van de nieuwe tegel; de 5 van het vertrek telt niet mee. Daarna moet elke tegel nog met een weg aan de residentie verbonden zijn. De nieuwe tegel telt volledig, maar geeft geen speciale inkomsten, en wat hij bedekt, is weg.
    .title = Bouwmeester
rajas-rules-10 = Betaal het geld van het meest linkse vrije veld en een dobbelsteen van 1, 2 of 3: je boot vaart minstens één en hoogstens zoveel vrije velden. Over velden met andere boten springt hij heen, en ze tellen niet; alleen op het startveld en het laatste veld past meer dan één boot. Je krijgt wat het veld toont waar je boot eindigt. Voorbij de brug krijg je een werker. Staat je boot op het laatste veld, dan is de haven voor jou gesloten.
    .title = Rivier (haven)
rajas-rules-11 = Meer werkers wachten op roem 15, op geld 20 en bij de brug; eenmaal gewonnen zijn ze voorgoed van jou, en je kunt ze in dezelfde ronde nog zetten. In het basisspel kun je er maar twee van de drie winnen. Symbolen op de sporen geven hun bonus één keer, als je ze bereikt of passeert: een opwaardering op roem 5, 2 karma op roem 24, de boot naar het volgende vrije veld op roem 31 en op geld 12 en 44, twee dobbelstenen naar keuze op geld 33 en 55. Achteruitgaan levert niets op en kost niets. Wat een bonus teweegbrengt, wordt afgemaakt voordat de rest verdergaat.
    .title = Werkers en bonussen van de sporen
rajas-rules-12 = Kan niemand meer een werker zetten, dan krijgt wie bij de Grootmogol staat de olifant; anders gaat hij naar links. Alle werkers komen terug, en wie de olifant heeft, begint de volgende ronde.
    .title = Einde van een ronde
rajas-rules-13 = Zijn je markerstenen elkaar na je beurt tegengekomen of gepasseerd, dan mogen de spelers na jou, tot aan de startspeler, elk nog één werker zetten. Naast één veld roem liggen twee velden geld; de voorsprong is het aantal roemvelden dat de markerstenen elkaar voorbij zijn. De grootste voorsprong wint, bij gelijke de vroegste. Wie ze niet bij elkaar heeft, komt daarna, naar de roem die nog ontbreekt.
    .title = Einde van het spel
rajas-rules-14 = Alle drie de extra werkers zijn te winnen, en op Kali passen acht dobbelstenen. De gedrukte speciale inkomsten zijn zwakker, maar je kunt er opbrengstfiches op leggen, elk op een vrije plaats van zijn kleur; ze betalen zodra een weg erop aansluit. Je neemt er een bij de Danseres, en in een beurt waarin je geen werker meer hebt terwijl een ander meer werkers bezit dan jij. Je mag ervan afzien, en een fiche gaat nooit van zijn plaats. Aan het begin legt iedereen een bruin fiche op een van twee plaatsen.
    .title = Navaratna
rajas-rules-15 = Spelers van verschillend niveau: gevorderde spelers hebben de zwakkere speciale inkomsten en plaats voor acht dobbelstenen; verder gelden voor iedereen de regels van het basisspel. Gangesmodule: riviertegels liggen op een paar velden van de rivier en vervangen wat daar gedrukt staat.
    .title = Andere mogelijkheden

## De symbolen op het bord

rajas-rules-sign-incomes = Wat velden en symbolen opleveren
rajas-rules-sign-dice = Dobbelstenen
rajas-rules-sign-pieces = Speelstukken
rajas-rules-sign-persons = Personen van het paleis
rajas-rules-sign-buildings = Gebouwen en goederen
rajas-rules-sign-any = dobbelsteen naar keuze
rajas-rules-sign-money = geld
rajas-rules-sign-fame = roem
rajas-rules-sign-upgrade = opwaardering
rajas-rules-sign-worker = werker
rajas-rules-sign-market = markt
rajas-rules-sign-token = opbrengstfiche
rajas-rules-sign-reroll = dobbelstenen opnieuw werpen
rajas-rules-sign-stack = stapel: { $back }
