/** X-ray, ultrasound, tomography, resonance and scans. A row: name as clinics print it | English | other words that find it. */
export const xray = `
Radiografia de tórax em PA e perfil | Chest X-ray, PA and lateral | raio x, rx
Radiografia de abdome agudo | Acute abdomen X-ray series | raio x, rx
Radiografia de seios da face | Paranasal sinus X-ray | raio x, rx
Radiografia de cavum | Adenoid X-ray | adenoide
Radiografia de crânio em duas incidências | Skull X-ray, two views | raio x, rx
Radiografia de coluna cervical | Cervical spine X-ray | raio x, rx
Radiografia de coluna torácica | Thoracic spine X-ray | raio x, rx
Radiografia de coluna lombossacra | Lumbosacral spine X-ray | raio x, rx
Radiografia panorâmica de coluna (escoliose) | Full spine X-ray for scoliosis | escanograma
Radiografia de bacia | Pelvis X-ray | quadril
Radiografia de quadril | Hip X-ray | raio x, rx
Radiografia de joelho | Knee X-ray | raio x, rx
Radiografia de tornozelo | Ankle X-ray | raio x, rx
Radiografia de pé | Foot X-ray | raio x, rx
Radiografia de ombro | Shoulder X-ray | raio x, rx
Radiografia de cotovelo | Elbow X-ray | raio x, rx
Radiografia de punho | Wrist X-ray | raio x, rx
Radiografia de mão | Hand X-ray | raio x, rx
Radiografia de mão e punho para idade óssea | Bone age X-ray | idade ossea
Escanometria de membros inferiores | Lower limb length X-ray |
Radiografia panorâmica de mandíbula | Panoramic dental X-ray | odontologia
Mamografia bilateral | Bilateral mammography | mama
Mamografia com tomossíntese | Mammography with tomosynthesis | mama
Densitometria óssea de coluna e fêmur | Spine and femur bone densitometry | osteoporose
Densitometria de composição corporal | Body composition densitometry | dexa
Esofagograma | Barium swallow | deglutograma
Enema opaco | Barium enema |
Trânsito intestinal | Small bowel follow-through |
Urografia excretora | Intravenous urography |
Uretrocistografia miccional | Voiding cystourethrography | refluxo
Histerossalpingografia | Hysterosalpingography | trompas
`

export const ultrasound = `
Ultrassonografia de abdome total | Abdominal ultrasound | usg, ecografia
Ultrassonografia de abdome superior | Upper abdominal ultrasound | usg, vesicula
Ultrassonografia de rins e vias urinárias | Kidney and urinary tract ultrasound | usg
Ultrassonografia de próstata via abdominal | Transabdominal prostate ultrasound | usg
Ultrassonografia de próstata via transretal | Transrectal prostate ultrasound | usg
Ultrassonografia de bolsa escrotal com Doppler | Scrotal Doppler ultrasound | usg, testiculo, varicocele
Ultrassonografia pélvica via abdominal | Transabdominal pelvic ultrasound | usg
Ultrassonografia transvaginal | Transvaginal ultrasound | usg
Ultrassonografia transvaginal para endometriose com preparo | Transvaginal ultrasound for endometriosis | usg
Ultrassonografia obstétrica | Obstetric ultrasound | usg, gestante
Ultrassonografia obstétrica morfológica de primeiro trimestre | First-trimester anatomy scan | translucencia nucal
Ultrassonografia obstétrica morfológica de segundo trimestre | Second-trimester anatomy scan | morfologica
Ultrassonografia obstétrica com Doppler | Obstetric Doppler ultrasound | usg
Perfil biofísico fetal | Fetal biophysical profile |
Ultrassonografia de mamas | Breast ultrasound | usg
Ultrassonografia de axilas | Axillary ultrasound | usg
Ultrassonografia de tireoide com Doppler | Thyroid Doppler ultrasound | usg
Ultrassonografia cervical | Neck ultrasound | usg, linfonodo
Ultrassonografia de glândulas salivares | Salivary gland ultrasound | usg
Ultrassonografia de partes moles | Soft tissue ultrasound | usg, lipoma
Ultrassonografia de parede abdominal | Abdominal wall ultrasound | usg, hernia
Ultrassonografia de região inguinal | Inguinal ultrasound | usg, hernia
Ultrassonografia de ombro | Shoulder ultrasound | usg
Ultrassonografia de joelho | Knee ultrasound | usg
Ultrassonografia de punho | Wrist ultrasound | usg, tunel do carpo
Ultrassonografia de quadril infantil | Infant hip ultrasound | usg, displasia
Ultrassonografia transfontanelar | Transfontanellar ultrasound | usg, bebe
Elastografia hepática | Liver elastography | fibroscan
Doppler de carótidas e vertebrais | Carotid and vertebral Doppler |
Doppler venoso de membros inferiores | Lower limb venous Doppler | trombose, varizes
Doppler arterial de membros inferiores | Lower limb arterial Doppler | claudicacao
Doppler venoso de membros superiores | Upper limb venous Doppler |
Doppler de artérias renais | Renal artery Doppler |
Doppler de aorta e ilíacas | Aortoiliac Doppler | aneurisma
Doppler do sistema porta | Portal system Doppler |
Doppler transcraniano | Transcranial Doppler |
`

export const tomography = `
Tomografia computadorizada de crânio | Head CT | tc
Tomografia computadorizada de seios da face | Paranasal sinus CT | tc
Tomografia computadorizada de ouvidos e mastoides | Temporal bone CT | tc
Tomografia computadorizada de pescoço | Neck CT | tc
Tomografia computadorizada de tórax | Chest CT | tc
Tomografia de tórax de baixa dose para rastreamento | Low-dose chest CT screening | tc, nodulo
Tomografia computadorizada de abdome total | Abdomen and pelvis CT | tc
Tomografia de vias urinárias sem contraste | Non-contrast urinary tract CT | tc, calculo
Urotomografia | CT urography | tc
Enterotomografia | CT enterography | tc
Colonoscopia virtual por tomografia | CT colonography | tc
Tomografia computadorizada de coluna cervical | Cervical spine CT | tc
Tomografia computadorizada de coluna lombar | Lumbar spine CT | tc
Tomografia computadorizada de articulação | Joint CT | tc
Angiotomografia de coronárias | Coronary CT angiography | tc
Escore de cálcio coronariano | Coronary calcium score | tc
Angiotomografia de tórax | Chest CT angiography | tc, embolia
Angiotomografia de aorta | Aortic CT angiography | tc
Angiotomografia cerebral | Cerebral CT angiography | tc
Ressonância magnética de crânio | Brain MRI | rm
Ressonância magnética de sela túrcica | Pituitary MRI | rm, hipofise
Ressonância magnética de órbitas | Orbit MRI | rm
Ressonância magnética de articulações temporomandibulares | Temporomandibular joint MRI | rm, atm
Ressonância magnética de coluna cervical | Cervical spine MRI | rm
Ressonância magnética de coluna torácica | Thoracic spine MRI | rm
Ressonância magnética de coluna lombar | Lumbar spine MRI | rm
Ressonância magnética de bacia | Pelvis bone MRI | rm, sacroiliacas
Ressonância magnética de quadril | Hip MRI | rm
Ressonância magnética de joelho | Knee MRI | rm
Ressonância magnética de tornozelo | Ankle MRI | rm
Ressonância magnética de ombro | Shoulder MRI | rm
Ressonância magnética de cotovelo | Elbow MRI | rm
Ressonância magnética de punho | Wrist MRI | rm
Ressonância magnética de abdome superior | Upper abdominal MRI | rm
Ressonância magnética de pelve | Pelvic MRI | rm, endometriose
Ressonância multiparamétrica de próstata | Multiparametric prostate MRI | rm
Ressonância magnética de mamas | Breast MRI | rm
Ressonância magnética cardíaca | Cardiac MRI | rm
Colangiorressonância | MR cholangiopancreatography | rm
Enterorressonância | MR enterography | rm
Angiorressonância cerebral | Cerebral MR angiography | rm, aneurisma
`

export const nuclear = `
Cintilografia de perfusão miocárdica | Myocardial perfusion scan | coronaria
Cintilografia óssea | Bone scan |
Cintilografia de tireoide com captação | Thyroid scan with uptake |
Cintilografia de paratireoides | Parathyroid scan |
Cintilografia renal estática (DMSA) | DMSA renal scan |
Cintilografia renal dinâmica (DTPA) | DTPA renal scan |
Cintilografia pulmonar de ventilação e perfusão | Ventilation-perfusion lung scan | embolia
Cintilografia de esvaziamento gástrico | Gastric emptying scan |
Cintilografia hepatobiliar | Hepatobiliary scan |
Pesquisa de corpo inteiro com iodo-131 | Iodine-131 whole-body scan | tireoide
PET-CT oncológico com FDG | FDG PET-CT |
PET-CT com PSMA | PSMA PET-CT | prostata
`
