/**
 * Exams requested together. A block: name | English | specialties that see it first (none: everybody), then the exams
 * by their catalogue names, separated by `; `.
 */
export const panelRows = `
Rotina do adulto | Adult routine |
Hemograma completo; Glicose em jejum; Hemoglobina glicada; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Ureia; Creatinina; Sódio; Potássio; Aspartato aminotransferase (AST/TGO); Alanina aminotransferase (ALT/TGP); TSH; Urina tipo I (EAS)

Perfil lipídico | Lipid panel |
Colesterol total; Colesterol HDL; Colesterol LDL; Colesterol VLDL; Colesterol não HDL; Triglicérides

Pré-operatório | Preoperative | cirurgia, anestesiologia, ortopedia
Hemograma completo; Tempo de protrombina com INR; Tempo de tromboplastina parcial ativada; Glicose em jejum; Ureia; Creatinina; Sódio; Potássio; Grupo sanguíneo ABO e fator Rh; Urina tipo I (EAS); Eletrocardiograma de repouso; Radiografia de tórax em PA e perfil

Função renal | Kidney function | nefrologia, clinica medica
Ureia; Creatinina; Taxa de filtração glomerular estimada; Sódio; Potássio; Relação albumina/creatinina urinária; Urina tipo I (EAS)

Função hepática | Liver function | gastroenterologia, clinica medica
Aspartato aminotransferase (AST/TGO); Alanina aminotransferase (ALT/TGP); Gama-glutamiltransferase; Fosfatase alcalina; Bilirrubinas total e frações; Albumina; Tempo de protrombina com INR

Tireoide | Thyroid | endocrinologia
TSH; T4 livre; Anticorpos antitireoperoxidase; Anticorpos antitireoglobulina

Acompanhamento de diabetes | Diabetes follow-up | endocrinologia, clinica medica
Glicose em jejum; Hemoglobina glicada; Creatinina; Taxa de filtração glomerular estimada; Relação albumina/creatinina urinária; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Mapeamento de retina

Hipertensão, avaliação inicial | Hypertension, first assessment | cardiologia, clinica medica
Glicose em jejum; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Creatinina; Taxa de filtração glomerular estimada; Potássio; Ácido úrico; Urina tipo I (EAS); Relação albumina/creatinina urinária; Eletrocardiograma de repouso

Investigação de anemia | Anaemia work-up | hematologia, clinica medica
Hemograma completo; Contagem de reticulócitos; Ferro sérico; Ferritina; Saturação da transferrina; Vitamina B12; Ácido fólico; Desidrogenase láctica

Coagulação | Clotting | hematologia
Contagem de plaquetas; Tempo de protrombina com INR; Tempo de tromboplastina parcial ativada; Fibrinogênio

Pré-natal, primeiro trimestre | Antenatal, first trimester | ginecologia, obstetricia
Hemograma completo; Grupo sanguíneo ABO e fator Rh; Teste de Coombs indireto; Glicose em jejum; VDRL; Anti-HIV 1 e 2 com antígeno p24; HBsAg; Anti-HCV; Toxoplasmose IgG e IgM; Rubéola IgG e IgM; TSH; Urina tipo I (EAS); Urocultura com antibiograma; Ultrassonografia obstétrica morfológica de primeiro trimestre

Pré-natal, segundo trimestre | Antenatal, second trimester | ginecologia, obstetricia
Teste oral de tolerância à glicose com 75 g; VDRL; Toxoplasmose IgG e IgM; Teste de Coombs indireto; Urina tipo I (EAS); Ultrassonografia obstétrica morfológica de segundo trimestre

Pré-natal, terceiro trimestre | Antenatal, third trimester | ginecologia, obstetricia
Hemograma completo; VDRL; Anti-HIV 1 e 2 com antígeno p24; HBsAg; Toxoplasmose IgG e IgM; Urina tipo I (EAS); Urocultura com antibiograma; Pesquisa de estreptococo do grupo B; Ultrassonografia obstétrica com Doppler

Rotina ginecológica | Gynaecology routine | ginecologia
Citologia oncótica cervicovaginal (Papanicolau); Teste de HPV de alto risco por PCR; Ultrassonografia transvaginal; Mamografia bilateral; Ultrassonografia de mamas

Climatério | Menopause | ginecologia, endocrinologia
FSH; Estradiol; TSH; Glicose em jejum; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Vitamina D (25-hidroxi); Mamografia bilateral; Densitometria óssea de coluna e fêmur; Ultrassonografia transvaginal

Ovários policísticos | Polycystic ovaries | ginecologia, endocrinologia
Testosterona total; Globulina ligadora de hormônios sexuais; Sulfato de deidroepiandrosterona; 17-alfa-hidroxiprogesterona; Prolactina; TSH; LH; FSH; Glicose em jejum; Insulina em jejum; Ultrassonografia transvaginal

Infertilidade do casal, início | Couple infertility, first tests | ginecologia, urologia
FSH; LH; Estradiol; Hormônio antimülleriano; Prolactina; TSH; Ultrassonografia transvaginal; Histerossalpingografia; Espermograma

Trombofilia | Thrombophilia | hematologia, ginecologia
Antitrombina III; Proteína C funcional; Proteína S livre; Fator V de Leiden; Mutação do gene da protrombina G20210A; Anticoagulante lúpico; Anticorpos anticardiolipina IgG e IgM; Anticorpos anti-beta-2-glicoproteína I; Homocisteína

Infecções sexualmente transmissíveis | Sexually transmitted infections | infectologia, ginecologia, urologia
Anti-HIV 1 e 2 com antígeno p24; VDRL; HBsAg; Anti-HBs; Anti-HCV; Clamídia e gonococo por PCR

Hepatites virais | Viral hepatitis | infectologia, gastroenterologia
Anti-HAV IgM; HBsAg; Anti-HBs; Anti-HBc total; Anti-HCV; Aspartato aminotransferase (AST/TGO); Alanina aminotransferase (ALT/TGP)

Suspeita de arbovirose | Suspected arbovirus | infectologia, clinica medica
Hemograma completo; Contagem de plaquetas; Antígeno NS1 da dengue; Dengue IgG e IgM; Zika IgG e IgM; Chikungunya IgG e IgM; Aspartato aminotransferase (AST/TGO); Alanina aminotransferase (ALT/TGP)

Autoimunidade | Autoimmunity | reumatologia
Hemograma completo; Velocidade de hemossedimentação; Proteína C-reativa; Fator antinúcleo (FAN); Fator reumatoide; Anticorpos antipeptídeo citrulinado cíclico; Complemento C3; Complemento C4; Urina tipo I (EAS)

Artrite inicial | Early arthritis | reumatologia, ortopedia
Velocidade de hemossedimentação; Proteína C-reativa; Fator reumatoide; Anticorpos antipeptídeo citrulinado cíclico; Ácido úrico; Radiografia de mão; Radiografia de pé

Osteoporose | Osteoporosis | reumatologia, endocrinologia, geriatria
Cálcio total; Fósforo; Fosfatase alcalina; Vitamina D (25-hidroxi); Paratormônio intacto; Creatinina; Cálcio urinário de 24 horas; Densitometria óssea de coluna e fêmur

Avaliação cardiológica | Cardiac assessment | cardiologia
Eletrocardiograma de repouso; Ecocardiograma transtorácico com Doppler; Teste ergométrico; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Glicose em jejum; Creatinina

Palpitações | Palpitations | cardiologia
Eletrocardiograma de repouso; Holter de 24 horas; Ecocardiograma transtorácico com Doppler; TSH; Hemograma completo; Potássio; Magnésio

Insuficiência cardíaca | Heart failure | cardiologia
NT-proBNP; Ecocardiograma transtorácico com Doppler; Eletrocardiograma de repouso; Radiografia de tórax em PA e perfil; Hemograma completo; Creatinina; Sódio; Potássio; TSH; Ferritina; Saturação da transferrina

Próstata | Prostate | urologia
Antígeno prostático específico total; Antígeno prostático específico livre; Urina tipo I (EAS); Creatinina; Ultrassonografia de próstata via abdominal; Urofluxometria

Cálculo urinário | Urinary stones | urologia, nefrologia
Urina tipo I (EAS); Urocultura com antibiograma; Creatinina; Cálcio total; Ácido úrico; Cálcio urinário de 24 horas; Citrato urinário de 24 horas; Oxalato urinário de 24 horas; Tomografia de vias urinárias sem contraste

Dispepsia | Dyspepsia | gastroenterologia
Hemograma completo; Endoscopia digestiva alta com pesquisa de H. pylori; Ultrassonografia de abdome superior

Diarreia crônica | Chronic diarrhoea | gastroenterologia
Hemograma completo; Proteína C-reativa; TSH; Anticorpos antitransglutaminase IgA; Imunoglobulina A; Calprotectina fecal; Parasitológico de fezes em três amostras; Coprocultura; Colonoscopia

Cefaleia, investigação | Headache work-up | neurologia
Hemograma completo; Velocidade de hemossedimentação; Proteína C-reativa; TSH; Ressonância magnética de crânio

Declínio cognitivo | Cognitive decline | neurologia, geriatria, psiquiatria
Hemograma completo; Glicose em jejum; Sódio; Creatinina; TSH; Vitamina B12; Ácido fólico; VDRL; Anti-HIV 1 e 2 com antígeno p24; Ressonância magnética de crânio; Avaliação neuropsicológica

Controle de lítio | Lithium monitoring | psiquiatria
Lítio sérico; Creatinina; Ureia; Sódio; Potássio; Cálcio total; TSH; T4 livre

Controle de antipsicótico | Antipsychotic monitoring | psiquiatria
Glicose em jejum; Hemoglobina glicada; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Prolactina; Hemograma completo; Eletrocardiograma de repouso

Rotina pediátrica | Paediatric routine | pediatria
Hemograma completo; Ferritina; Vitamina D (25-hidroxi); Glicose em jejum; Colesterol total; Urina tipo I (EAS); Parasitológico de fezes

Baixa estatura | Short stature | pediatria, endocrinologia
Hemograma completo; TSH; T4 livre; IGF-1 (somatomedina C); Anticorpos antitransglutaminase IgA; Imunoglobulina A; Creatinina; Cálcio total; Fosfatase alcalina; Radiografia de mão e punho para idade óssea

Asma e rinite | Asthma and rhinitis | pneumologia, alergia, pediatria
Hemograma completo; Imunoglobulina E total; IgE específica para ácaros; Espirometria com broncodilatador

Tosse crônica | Chronic cough | pneumologia
Radiografia de tórax em PA e perfil; Espirometria com broncodilatador; Baciloscopia de escarro (BAAR); Hemograma completo

Sono | Sleep | pneumologia, otorrinolaringologia, neurologia
Polissonografia; Hemograma completo; Ferritina; TSH

Antes de isotretinoína | Before isotretinoin | dermatologia
Hemograma completo; Aspartato aminotransferase (AST/TGO); Alanina aminotransferase (ALT/TGP); Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Beta-hCG quantitativo

Queda de cabelo | Hair loss | dermatologia
Hemograma completo; Ferritina; TSH; Vitamina D (25-hidroxi); Vitamina B12; Zinco; VDRL

Tontura | Dizziness | otorrinolaringologia, neurologia
Audiometria tonal e vocal; Imitanciometria; Vectoeletronistagmografia; Hemograma completo; Glicose em jejum; TSH

Glaucoma | Glaucoma | oftalmologia
Tonometria; Campimetria computadorizada; Paquimetria; Tomografia de coerência óptica; Retinografia

Antes da cirurgia de catarata | Before cataract surgery | oftalmologia
Biometria ocular; Microscopia especular de córnea; Mapeamento de retina; Hemograma completo; Glicose em jejum; Tempo de protrombina com INR; Eletrocardiograma de repouso

Lombalgia | Low back pain | ortopedia
Radiografia de coluna lombossacra; Ressonância magnética de coluna lombar

Dor no joelho | Knee pain | ortopedia
Radiografia de joelho; Ressonância magnética de joelho

Antes de cirurgia bariátrica | Before bariatric surgery | endocrinologia, nutricao, cirurgia
Hemograma completo; Glicose em jejum; Hemoglobina glicada; Colesterol total; Triglicérides; Ferritina; Vitamina B12; Vitamina D (25-hidroxi); Ácido fólico; TSH; Albumina; Endoscopia digestiva alta com pesquisa de H. pylori; Ultrassonografia de abdome total; Polissonografia

Avaliação nutricional | Nutrition assessment | nutricao, nutrologia
Hemograma completo; Glicose em jejum; Hemoglobina glicada; Insulina em jejum; Colesterol total; Colesterol HDL; Colesterol LDL; Triglicérides; Ferritina; Vitamina B12; Vitamina D (25-hidroxi); Zinco; Albumina

Idoso, avaliação anual | Older adult, yearly | geriatria
Hemograma completo; Glicose em jejum; Creatinina; Sódio; Potássio; Cálcio total; Albumina; TSH; Vitamina B12; Vitamina D (25-hidroxi); Colesterol total; Urina tipo I (EAS); Densitometria óssea de coluna e fêmur; Eletrocardiograma de repouso
`
