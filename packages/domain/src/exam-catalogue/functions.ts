/** Heart, lungs, nerves, digestion, eyes and ears. A row: name as clinics print it | English | other words that find it. */
export const heart = `
Eletrocardiograma de repouso | Resting electrocardiogram | ecg, eletro
Teste ergométrico | Exercise stress test | esteira
Holter de 24 horas | 24-hour Holter | arritmia
Holter de 72 horas | 72-hour Holter | arritmia
Monitor de eventos (looper) | Event recorder | arritmia
Monitorização ambulatorial da pressão arterial (MAPA) | Ambulatory blood pressure monitoring | mapa
Monitorização residencial da pressão arterial (MRPA) | Home blood pressure monitoring | mrpa
Ecocardiograma transtorácico com Doppler | Transthoracic Doppler echocardiogram | eco
Ecocardiograma transesofágico | Transoesophageal echocardiogram | eco
Ecocardiograma com estresse farmacológico | Pharmacological stress echocardiogram | eco
Ecocardiograma fetal | Fetal echocardiogram | gestante
Teste de inclinação (tilt test) | Tilt table test | sincope
Cateterismo cardíaco | Cardiac catheterisation | cineangiocoronariografia
Estudo eletrofisiológico | Electrophysiological study |
Índice tornozelo-braquial | Ankle-brachial index | itb
Capilaroscopia periungueal | Nailfold capillaroscopy | raynaud
`

export const lungs = `
Espirometria com broncodilatador | Spirometry with bronchodilator | prova de funcao pulmonar
Pletismografia | Plethysmography |
Difusão de monóxido de carbono | Carbon monoxide diffusion | dlco
Teste de broncoprovocação | Bronchial challenge test | asma
Teste de caminhada de seis minutos | Six-minute walk test |
Ergoespirometria | Cardiopulmonary exercise test |
Fração exalada de óxido nítrico | Fractional exhaled nitric oxide | feno
Oximetria noturna | Overnight oximetry |
Polissonografia | Polysomnography | sono, apneia
Polissonografia domiciliar | Home sleep study | sono, apneia
Broncoscopia | Bronchoscopy |
`

export const nerves = `
Eletroencefalograma | Electroencephalogram | eeg
Eletroencefalograma em sono e vigília | Sleep and wake electroencephalogram | eeg
Vídeo-eletroencefalograma | Video electroencephalogram | eeg
Eletroneuromiografia de membros superiores | Upper limb nerve conduction study | enmg, tunel do carpo
Eletroneuromiografia de membros inferiores | Lower limb nerve conduction study | enmg
Eletroneuromiografia dos quatro membros | Four-limb nerve conduction study | enmg
Potencial evocado visual | Visual evoked potentials |
Potencial evocado auditivo de tronco encefálico | Brainstem auditory evoked potentials | bera
Potencial evocado somatossensitivo | Somatosensory evoked potentials |
Avaliação neuropsicológica | Neuropsychological assessment |
`

export const digestion = `
Endoscopia digestiva alta | Upper gastrointestinal endoscopy | eda
Endoscopia digestiva alta com pesquisa de H. pylori | Upper endoscopy with H. pylori testing | eda, urease
Colonoscopia | Colonoscopy |
Retossigmoidoscopia flexível | Flexible sigmoidoscopy |
Cápsula endoscópica | Capsule endoscopy |
Ecoendoscopia | Endoscopic ultrasound |
Colangiopancreatografia retrógrada endoscópica | Endoscopic retrograde cholangiopancreatography | cpre
pHmetria esofágica de 24 horas | 24-hour oesophageal pH monitoring | refluxo
Manometria esofágica | Oesophageal manometry |
Manometria anorretal | Anorectal manometry |
Anuscopia | Anoscopy |
`

export const senses = `
Audiometria tonal e vocal | Pure tone and speech audiometry |
Imitanciometria | Tympanometry | impedanciometria
Emissões otoacústicas evocadas (teste da orelhinha) | Otoacoustic emissions | orelhinha
Vectoeletronistagmografia | Vectoelectronystagmography | tontura, labirinto
Videonasofibroscopia | Nasal fibroscopy |
Videolaringoscopia | Videolaryngoscopy |
Teste da linguinha | Lingual frenulum test |
Mapeamento de retina | Fundus examination | fundo de olho
Retinografia | Retinography |
Tonometria | Tonometry | glaucoma, pressao ocular
Campimetria computadorizada | Computed visual field | glaucoma
Tomografia de coerência óptica | Optical coherence tomography | oct
Topografia de córnea | Corneal topography | ceratocone
Paquimetria | Pachymetry |
Biometria ocular | Ocular biometry | catarata
Microscopia especular de córnea | Corneal specular microscopy |
Angiofluoresceinografia | Fluorescein angiography |
Ultrassonografia ocular | Ocular ultrasound |
Teste do reflexo vermelho (teste do olhinho) | Red reflex test | olhinho
Acuidade visual e refração | Visual acuity and refraction | grau
`

export const other = `
Colposcopia | Colposcopy |
Vulvoscopia | Vulvoscopy |
Histeroscopia diagnóstica | Diagnostic hysteroscopy |
Cardiotocografia | Cardiotocography | gestante
Estudo urodinâmico | Urodynamic study | incontinencia
Urofluxometria | Uroflowmetry | prostata
Cistoscopia | Cystoscopy |
Peniscopia | Peniscopy | hpv
Dermatoscopia digital | Digital dermoscopy | pinta, nevo
Mapeamento corporal total de nevos | Total body mole mapping | pinta
Teste de contato (patch test) | Patch test | dermatite
Teste cutâneo de leitura imediata (prick test) | Skin prick test | alergia
Teste de provocação oral com alimento | Oral food challenge | alergia
Bioimpedância | Bioimpedance | composicao corporal
Calorimetria indireta | Indirect calorimetry |
Baropodometria | Baropodometry | pisada
Termografia | Thermography |
`
