/** Blood count, clotting and chemistry. A row: name as laboratories print it | English | other words that find it. */
export const haematology = `
Hemograma completo | Complete blood count | hemograma, cbc, leucograma, eritrograma
Contagem de plaquetas | Platelet count | plaquetas
Contagem de reticulócitos | Reticulocyte count |
Velocidade de hemossedimentação | Erythrocyte sedimentation rate | vhs
Grupo sanguíneo ABO e fator Rh | ABO group and Rh factor | tipagem sanguínea, tipo sanguíneo
Teste de Coombs direto | Direct antiglobulin test | coombs
Teste de Coombs indireto | Indirect antiglobulin test | coombs, pesquisa de anticorpos irregulares
Eletroforese de hemoglobina | Haemoglobin electrophoresis | anemia falciforme, talassemia
Teste de falcização | Sickling test | anemia falciforme
Glicose-6-fosfato desidrogenase | Glucose-6-phosphate dehydrogenase | g6pd
Curva de fragilidade osmótica | Osmotic fragility test |
Tempo de protrombina com INR | Prothrombin time with INR | tap, tp, rni
Tempo de tromboplastina parcial ativada | Activated partial thromboplastin time | ttpa, kptt
Tempo de trombina | Thrombin time |
Fibrinogênio | Fibrinogen |
D-dímero | D-dimer | dimero
Antitrombina III | Antithrombin III | trombofilia
Proteína C funcional | Functional protein C | trombofilia
Proteína S livre | Free protein S | trombofilia
Fator V de Leiden | Factor V Leiden | trombofilia
Mutação do gene da protrombina G20210A | Prothrombin G20210A mutation | trombofilia
Fator VIII | Factor VIII | hemofilia
Fator IX | Factor IX | hemofilia
Antígeno do fator de von Willebrand | Von Willebrand factor antigen |
Cofator de ristocetina | Ristocetin cofactor | von willebrand
Anticoagulante lúpico | Lupus anticoagulant | saf
Agregação plaquetária | Platelet aggregation |
Mielograma | Bone marrow aspirate | medula
Imunofenotipagem de sangue periférico | Peripheral blood immunophenotyping | citometria de fluxo
Contagem de linfócitos CD4 e CD8 | CD4 and CD8 lymphocyte count | hiv
Pesquisa de hematozoários | Blood parasite smear | malaria, gota espessa
`

export const chemistry = `
Glicose em jejum | Fasting glucose | glicemia
Glicose pós-prandial | Postprandial glucose | glicemia
Teste oral de tolerância à glicose com 75 g | 75 g oral glucose tolerance test | totg, curva glicemica
Hemoglobina glicada | Glycated haemoglobin | hba1c, glicosilada
Frutosamina | Fructosamine |
Insulina em jejum | Fasting insulin |
Índice HOMA-IR | HOMA-IR index | resistencia a insulina
Peptídeo C | C-peptide |
Colesterol total | Total cholesterol | lipidograma
Colesterol HDL | HDL cholesterol | lipidograma
Colesterol LDL | LDL cholesterol | lipidograma
Colesterol VLDL | VLDL cholesterol | lipidograma
Colesterol não HDL | Non-HDL cholesterol | lipidograma
Triglicérides | Triglycerides | triglicerideos
Lipoproteína (a) | Lipoprotein (a) | lpa
Apolipoproteína A-1 | Apolipoprotein A-1 |
Apolipoproteína B | Apolipoprotein B |
Ureia | Urea |
Creatinina | Creatinine | funcao renal
Taxa de filtração glomerular estimada | Estimated glomerular filtration rate | tfg, ckd-epi
Cistatina C | Cystatin C |
Ácido úrico | Uric acid | gota
Sódio | Sodium | eletrolitos
Potássio | Potassium | eletrolitos
Cloro | Chloride | eletrolitos
Cálcio total | Total calcium |
Cálcio iônico | Ionised calcium |
Fósforo | Phosphate |
Magnésio | Magnesium |
Bicarbonato | Bicarbonate | reserva alcalina
Gasometria venosa | Venous blood gas |
Gasometria arterial | Arterial blood gas |
Lactato | Lactate | acido latico
Osmolaridade plasmática | Plasma osmolality |
Amônia | Ammonia |
Aspartato aminotransferase (AST/TGO) | Aspartate aminotransferase | tgo, ast, funcao hepatica
Alanina aminotransferase (ALT/TGP) | Alanine aminotransferase | tgp, alt, funcao hepatica
Gama-glutamiltransferase | Gamma-glutamyl transferase | gama gt, ggt
Fosfatase alcalina | Alkaline phosphatase | fa
Fosfatase alcalina óssea | Bone alkaline phosphatase |
Bilirrubinas total e frações | Total and direct bilirubin | bilirrubina
Proteínas totais e frações | Total protein and fractions | albumina, globulina
Albumina | Albumin |
Eletroforese de proteínas | Serum protein electrophoresis |
Desidrogenase láctica | Lactate dehydrogenase | ldh, dhl
Colinesterase | Cholinesterase |
Amilase | Amylase | pancreas
Lipase | Lipase | pancreas
Creatinofosfoquinase | Creatine kinase | cpk, ck
CK-MB massa | CK-MB mass |
Troponina I ultrassensível | High-sensitivity troponin I | infarto
Mioglobina | Myoglobin |
Peptídeo natriurético tipo B (BNP) | B-type natriuretic peptide | insuficiencia cardiaca
NT-proBNP | NT-proBNP | insuficiencia cardiaca
Homocisteína | Homocysteine |
Ferro sérico | Serum iron |
Ferritina | Ferritin |
Transferrina | Transferrin |
Capacidade total de ligação do ferro | Total iron-binding capacity | ctlf
Saturação da transferrina | Transferrin saturation | ist
Haptoglobina | Haptoglobin | hemolise
Ceruloplasmina | Ceruloplasmin | wilson
Alfa-1-antitripsina | Alpha-1 antitrypsin |
Enzima conversora de angiotensina | Angiotensin-converting enzyme | sarcoidose
Aldolase | Aldolase |
Vitamina D (25-hidroxi) | 25-hydroxyvitamin D | calcidiol
Vitamina D (1,25-di-hidroxi) | 1,25-dihydroxyvitamin D | calcitriol
Vitamina B12 | Vitamin B12 | cobalamina
Ácido fólico | Folic acid | folato
Vitamina A | Vitamin A | retinol
Vitamina B1 | Vitamin B1 | tiamina
Vitamina B6 | Vitamin B6 | piridoxina
Vitamina C | Vitamin C | acido ascorbico
Vitamina E | Vitamin E | tocoferol
Zinco | Zinc |
Cobre | Copper |
Selênio | Selenium |
Ácido metilmalônico | Methylmalonic acid |
Proteína C-reativa | C-reactive protein | pcr
Proteína C-reativa ultrassensível | High-sensitivity C-reactive protein | pcr us
Procalcitonina | Procalcitonin | sepse
`
