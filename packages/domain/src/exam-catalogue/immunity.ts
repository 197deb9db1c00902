/** Autoimmunity, allergy and serology. A row: name as laboratories print it | English | other words that find it. */
export const autoimmunity = `
Fator antinúcleo (FAN) | Antinuclear antibodies | fan, hep-2, lupus
Fator reumatoide | Rheumatoid factor | artrite
Anticorpos antipeptídeo citrulinado cíclico | Anti-cyclic citrullinated peptide antibodies | anti-ccp, artrite reumatoide
Anticorpos anti-DNA nativo | Anti-double-stranded DNA antibodies | lupus
Anticorpos anti-Sm | Anti-Sm antibodies | lupus
Anticorpos anti-RNP | Anti-RNP antibodies |
Anticorpos anti-SSA (Ro) | Anti-SSA (Ro) antibodies | sjogren
Anticorpos anti-SSB (La) | Anti-SSB (La) antibodies | sjogren
Anticorpos anti-Scl-70 | Anti-Scl-70 antibodies | esclerodermia
Anticorpos anticentrômero | Anticentromere antibodies | esclerodermia
Anticorpos anti-Jo-1 | Anti-Jo-1 antibodies | miosite
Anticorpos anti-histona | Antihistone antibodies | lupus
Anticorpos anticardiolipina IgG e IgM | Anticardiolipin IgG and IgM antibodies | saf
Anticorpos anti-beta-2-glicoproteína I | Anti-beta-2 glycoprotein I antibodies | saf
Anticorpos anticitoplasma de neutrófilos (ANCA) | Antineutrophil cytoplasmic antibodies | vasculite, p-anca, c-anca
Anticorpos antimembrana basal glomerular | Anti-glomerular basement membrane antibodies | goodpasture
Anticorpos antimitocôndria | Antimitochondrial antibodies | colangite
Anticorpos antimúsculo liso | Anti-smooth muscle antibodies | hepatite autoimune
Anticorpos anti-LKM-1 | Anti-LKM-1 antibodies | hepatite autoimune
Anticorpos antiparietais | Parietal cell antibodies | anemia perniciosa
Anticorpos antifator intrínseco | Intrinsic factor antibodies | anemia perniciosa
Anticorpos antitransglutaminase IgA | Anti-tissue transglutaminase IgA | celiaca
Anticorpos antiendomísio IgA | Anti-endomysial IgA | celiaca
Anticorpos antigliadina desamidada | Deamidated gliadin antibodies | celiaca
Anticorpos antirreceptor de acetilcolina | Acetylcholine receptor antibodies | miastenia
Anticorpos antiaquaporina 4 | Anti-aquaporin-4 antibodies | neuromielite
Antígeno HLA-B27 | HLA-B27 | espondilite
Complemento total CH50 | Total complement CH50 |
Complemento C3 | Complement C3 |
Complemento C4 | Complement C4 |
Inibidor de C1 esterase | C1 esterase inhibitor | angioedema
Crioglobulinas | Cryoglobulins |
Imunoglobulina A | Immunoglobulin A | iga
Imunoglobulina G | Immunoglobulin G | igg
Imunoglobulina M | Immunoglobulin M | igm
Subclasses de IgG | IgG subclasses |
Imunoglobulina E total | Total immunoglobulin E | ige, alergia
IgE específica para ácaros | Dust mite specific IgE | alergia, rast
IgE específica para epitélio de gato | Cat dander specific IgE | alergia
IgE específica para epitélio de cão | Dog dander specific IgE | alergia
IgE específica para leite de vaca | Cow's milk specific IgE | alergia, aplv
IgE específica para clara de ovo | Egg white specific IgE | alergia
IgE específica para amendoim | Peanut specific IgE | alergia
IgE específica para trigo | Wheat specific IgE | alergia
IgE específica para soja | Soy specific IgE | alergia
IgE específica para camarão | Shrimp specific IgE | alergia
IgE específica para látex | Latex specific IgE | alergia
IgE específica para veneno de abelha | Bee venom specific IgE | alergia
Triptase | Tryptase | anafilaxia
Antiestreptolisina O | Antistreptolysin O | aslo
`

export const serology = `
Anti-HIV 1 e 2 com antígeno p24 | HIV 1 and 2 antibodies with p24 antigen | hiv, aids
Carga viral do HIV | HIV viral load |
Genotipagem do HIV | HIV genotyping |
VDRL | VDRL | sifilis
Teste treponêmico (FTA-Abs) | Treponemal test (FTA-Abs) | sifilis
HBsAg | HBsAg | hepatite b
Anti-HBs | Anti-HBs | hepatite b
Anti-HBc total | Total anti-HBc | hepatite b
Anti-HBc IgM | Anti-HBc IgM | hepatite b
HBeAg | HBeAg | hepatite b
Anti-HBe | Anti-HBe | hepatite b
Carga viral da hepatite B | Hepatitis B viral load | hbv-dna
Anti-HCV | Anti-HCV | hepatite c
Carga viral da hepatite C | Hepatitis C viral load | hcv-rna
Genotipagem da hepatite C | Hepatitis C genotyping |
Anti-HAV IgM | Anti-HAV IgM | hepatite a
Anti-HAV IgG | Anti-HAV IgG | hepatite a
Anti-HDV total | Total anti-HDV | hepatite d
Anti-HEV IgM | Anti-HEV IgM | hepatite e
Toxoplasmose IgG e IgM | Toxoplasma IgG and IgM | toxo
Avidez de IgG para toxoplasmose | Toxoplasma IgG avidity |
Rubéola IgG e IgM | Rubella IgG and IgM |
Citomegalovírus IgG e IgM | Cytomegalovirus IgG and IgM | cmv
Vírus Epstein-Barr (VCA) IgG e IgM | Epstein-Barr virus (VCA) IgG and IgM | mononucleose, ebv
Monoteste | Heterophile antibody test | mononucleose
Herpes simples 1 e 2 IgG e IgM | Herpes simplex 1 and 2 IgG and IgM |
Varicela-zóster IgG e IgM | Varicella-zoster IgG and IgM | catapora
Sarampo IgG e IgM | Measles IgG and IgM |
Caxumba IgG e IgM | Mumps IgG and IgM |
Parvovírus B19 IgG e IgM | Parvovirus B19 IgG and IgM |
HTLV I e II | HTLV I and II |
Antígeno NS1 da dengue | Dengue NS1 antigen |
Dengue IgG e IgM | Dengue IgG and IgM |
Zika IgG e IgM | Zika IgG and IgM |
Chikungunya IgG e IgM | Chikungunya IgG and IgM |
Febre amarela IgM | Yellow fever IgM |
Doença de Chagas IgG | Chagas disease IgG | trypanosoma
Leishmaniose IgG | Leishmaniasis IgG | calazar
Leptospirose IgM | Leptospirosis IgM |
Brucelose IgG e IgM | Brucellosis IgG and IgM |
Borrelia burgdorferi IgG e IgM | Borrelia burgdorferi IgG and IgM | lyme
Bartonella henselae IgG e IgM | Bartonella henselae IgG and IgM | arranhadura do gato
Rickettsia IgG e IgM | Rickettsia IgG and IgM | febre maculosa
Toxocara IgG | Toxocara IgG |
Cisticercose IgG | Cysticercosis IgG |
Esquistossomose IgG | Schistosomiasis IgG |
Paracoccidioidomicose | Paracoccidioidomycosis antibodies |
Histoplasmose | Histoplasmosis antibodies |
Antígeno criptocócico | Cryptococcal antigen |
Galactomanana | Galactomannan | aspergilose
Mycoplasma pneumoniae IgG e IgM | Mycoplasma pneumoniae IgG and IgM |
Chlamydia trachomatis IgG e IgM | Chlamydia trachomatis IgG and IgM |
Helicobacter pylori IgG | Helicobacter pylori IgG |
Interferon gama para tuberculose (IGRA) | Interferon gamma release assay | igra, quantiferon
SARS-CoV-2 por RT-PCR | SARS-CoV-2 RT-PCR | covid
Antígeno de SARS-CoV-2 | SARS-CoV-2 antigen | covid
Painel viral respiratório por PCR | Respiratory viral PCR panel | influenza
Influenza A e B, teste rápido | Influenza A and B rapid test | gripe
`
