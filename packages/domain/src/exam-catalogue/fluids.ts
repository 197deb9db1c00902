/** Urine, stool, cultures and tissue. A row: name as laboratories print it | English | other words that find it. */
export const urine = `
Urina tipo I (EAS) | Urinalysis | eas, sumario de urina, urina rotina
Urocultura com antibiograma | Urine culture with susceptibility | cultura de urina
Microalbuminúria em amostra isolada | Spot urine albumin | albuminuria
Relação albumina/creatinina urinária | Urine albumin to creatinine ratio | rac
Relação proteína/creatinina urinária | Urine protein to creatinine ratio |
Proteinúria de 24 horas | 24-hour urine protein |
Clearance de creatinina de 24 horas | 24-hour creatinine clearance | depuracao
Cálcio urinário de 24 horas | 24-hour urine calcium | calciuria
Ácido úrico urinário de 24 horas | 24-hour urine uric acid | litiase
Citrato urinário de 24 horas | 24-hour urine citrate | litiase
Oxalato urinário de 24 horas | 24-hour urine oxalate | litiase
Sódio urinário de 24 horas | 24-hour urine sodium |
Potássio urinário | Urine potassium |
Fósforo urinário | Urine phosphate |
Osmolaridade urinária | Urine osmolality |
Dismorfismo eritrocitário | Urine red cell morphology | hematuria
Análise física e química de cálculo urinário | Urinary stone analysis | litiase
Proteína de Bence Jones | Bence Jones protein | mieloma
Citologia urinária oncótica | Urine cytology |
Porfobilinogênio urinário | Urine porphobilinogen | porfiria
`

export const stool = `
Parasitológico de fezes | Stool ova and parasites | epf, parasita
Parasitológico de fezes em três amostras | Stool ova and parasites, three samples | epf
Sangue oculto nas fezes | Faecal occult blood |
Teste imunoquímico fecal (FIT) | Faecal immunochemical test | sangue oculto
Coprocultura | Stool culture |
Pesquisa de leucócitos nas fezes | Stool leukocytes |
Pesquisa de gordura fecal | Stool fat | sudam
Elastase pancreática fecal | Faecal pancreatic elastase |
Calprotectina fecal | Faecal calprotectin | crohn, retocolite
Alfa-1-antitripsina fecal | Faecal alpha-1 antitrypsin |
Substâncias redutoras nas fezes | Stool reducing substances | lactose
pH fecal | Stool pH |
Antígeno fecal de Helicobacter pylori | Helicobacter pylori stool antigen |
Toxinas A e B de Clostridioides difficile | Clostridioides difficile toxins A and B |
Pesquisa de rotavírus e adenovírus | Rotavirus and adenovirus antigen | diarreia
Método de Baermann-Moraes | Baermann method | strongyloides
Swab anal (pesquisa de oxiúros) | Pinworm tape test | oxiuro, fita gomada
`

export const microbiology = `
Hemocultura, duas amostras | Blood culture, two sets |
Cultura de secreção de orofaringe | Throat culture | garganta
Teste rápido para estreptococo do grupo A | Group A streptococcus rapid test | garganta
Cultura de secreção vaginal | Vaginal culture |
Bacterioscopia de secreção vaginal | Vaginal Gram stain | gram
Pesquisa de estreptococo do grupo B | Group B streptococcus screening | strepto b, gestante
Cultura de secreção uretral | Urethral culture |
Clamídia e gonococo por PCR | Chlamydia and gonorrhoea PCR | ist
Painel de infecções sexualmente transmissíveis por PCR | Sexually transmitted infections PCR panel | ist
Cultura de ferida com antibiograma | Wound culture with susceptibility | secrecao
Cultura de escarro | Sputum culture |
Baciloscopia de escarro (BAAR) | Sputum acid-fast smear | tuberculose
Cultura para micobactérias | Mycobacterial culture | tuberculose
Teste rápido molecular para tuberculose | Rapid molecular tuberculosis test | trm-tb
Micológico direto | Fungal direct examination | micose, fungo
Cultura para fungos | Fungal culture | micose
Cultura de líquor | Cerebrospinal fluid culture | lcr
Análise do líquor com celularidade e bioquímica | Cerebrospinal fluid analysis | lcr
Análise do líquido sinovial | Synovial fluid analysis |
Análise do líquido pleural | Pleural fluid analysis |
Análise do líquido ascítico | Ascitic fluid analysis |
Espermograma | Semen analysis |
Espermocultura | Semen culture |
Espermograma pós-vasectomia | Post-vasectomy semen analysis |
Teste respiratório com ureia marcada | Urea breath test | helicobacter
Teste de tolerância à lactose | Lactose tolerance test | intolerancia
Teste respiratório de hidrogênio | Hydrogen breath test | lactose, supercrescimento
Teste do suor | Sweat test | fibrose cistica
Teste tuberculínico (PPD) | Tuberculin skin test | mantoux
`

export const pathology = `
Citologia oncótica cervicovaginal (Papanicolau) | Cervical cytology (Pap smear) | preventivo, papanicolau
Citologia cervicovaginal em meio líquido | Liquid-based cervical cytology | preventivo
Teste de HPV de alto risco por PCR | High-risk HPV PCR | papiloma
Anatomopatológico de biópsia simples | Biopsy histopathology | anatomia patologica
Anatomopatológico de peça cirúrgica | Surgical specimen histopathology |
Imuno-histoquímica | Immunohistochemistry |
Punção aspirativa por agulha fina de tireoide | Thyroid fine-needle aspiration | paaf
Punção aspirativa por agulha fina de mama | Breast fine-needle aspiration | paaf
Citologia de derrame papilar | Nipple discharge cytology |
Revisão de lâmina | Slide review |
Cariótipo com banda G | G-banded karyotype | genetica
Pesquisa de X frágil | Fragile X testing | genetica
Teste pré-natal não invasivo (NIPT) | Non-invasive prenatal testing | genetica, trissomia
Mutações dos genes BRCA1 e BRCA2 | BRCA1 and BRCA2 mutations | cancer hereditario
Mutação do gene HFE | HFE gene mutation | hemocromatose
Mutação JAK2 V617F | JAK2 V617F mutation | policitemia
Gene de fusão BCR-ABL | BCR-ABL fusion gene | leucemia
Triagem neonatal (teste do pezinho) | Newborn screening | pezinho
`
