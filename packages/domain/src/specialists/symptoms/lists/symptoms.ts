import { complaints } from './complaints.ts'

/**
 * Search terms for people who do not know the specialty, by the catalogue's address (slug). Written by the team for
 * search only: it is no triage, and general medicine is listed if several could help.
 */
export const symptoms: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`febre, gripe, resfriado, tosse, dor de garganta, dor de cabeça, cansaço, fraqueza, tontura,
    dor no corpo, mal estar, enjoo, vômito, diarreia, prisão de ventre, dor de barriga, dor de estômago, azia,
    gastrite, refluxo, pressão alta, pressão baixa, check-up, exames de rotina, renovar receita, atestado,
    sinusite, rinite, dengue, covid, virose, infecção urinária, ardência ao urinar, anemia, perda de peso,
    inchaço nas pernas, suor noturno, íngua, intoxicação alimentar, verme, dor nas costas, gases,
    colesterol alto, dor muscular, câimbra, receita, exame de sangue, hemograma, pedido de exame,
    encaminhamento, garganta inflamada, inflamação na garganta, infecção de urina, ardência na urina, catarro,
    não consigo dormir, inchaço, alergia, dor ao urinar,
    laudo, queimadura, queimei, hiv, dst, ist, sífilis, hepatite`),
  'medico-generalista':
    complaints(`febre, gripe, resfriado, tosse, dor de garganta, dor de cabeça, check-up, virose, dengue, covid,
    renovar receita, atestado, infecção urinária, diarreia, vômito, mal estar, dor no corpo, receita,
    exame de sangue, hemograma, pedido de exame, encaminhamento, garganta inflamada, infecção de urina,
    pressão alta, alergia`),
  cardiologia:
    complaints(`dor no peito, palpitação, coração acelerado, pressão alta, coração, falta de ar, colesterol,
    colesterol alto, triglicérides, arritmia, sopro no coração, inchaço nas pernas, desmaio, risco cirúrgico,
    eletrocardiograma, insuficiência cardíaca, taquicardia, batedeira, pressão descontrolada`),
  dermatologia:
    complaints(`acne, espinha, cravo, mancha na pele, melasma, coceira, queda de cabelo, calvície, caspa,
    alergia na pele, pele, micose, frieira, unha encravada, fungo na unha, verruga, pinta, sinal na pele,
    psoríase, dermatite, urticária, vitiligo, herpes, rosácea, estria, cicatriz, suor excessivo, bolhas na pele,
    celulite, pele seca, oleosidade, câncer de pele, pano branco, coceira na pele, cabelo caindo, furúnculo,
    ferida na pele, queimadura, queimei`),
  'ginecologia-e-obstetricia':
    complaints(`menstruação, menstruação atrasada, menstruação irregular, cólica, gravidez, gestante, pré-natal,
    corrimento, candidíase, anticoncepcional, diu, menopausa, calores, preventivo, papanicolau,
    ovário policístico, endometriose, mioma, dor na relação, tpm, infertilidade, caroço na mama, dor na mama,
    grávida, teste de gravidez, pílula, pílula do dia seguinte, mamografia, exame preventivo, cisto no ovário`),
  pediatria:
    complaints(`bebê, criança, recém-nascido, febre em criança, amamentação, assadura, cólica do bebê,
    dentes nascendo, catapora, vacina, crescimento da criança, criança não come, bronquiolite, tosse em criança,
    dor de ouvido em criança, refluxo do bebê, icterícia, filho, filha, neném, cólica de bebê, febre em bebê`),
  psiquiatria:
    complaints(`depressão, ansiedade, insônia, pânico, tdah, bipolar, burnout, toc, esquizofrenia, vício,
    alcoolismo, parar de beber, parar de fumar, alucinação, compulsão alimentar, anorexia, bulimia,
    irritabilidade, síndrome do pânico, autismo, estresse pós-traumático, falta de atenção, ansioso, ansiosa,
    depressivo, deprimido, deprimida, crise de pânico, crise de ansiedade, não consigo dormir, falta de sono,
    remédio controlado, remédio para dormir, antidepressivo`),
  psicologia:
    complaints(`ansiedade, depressão, tristeza, luto, estresse, terapia, autoestima, burnout, relacionamento,
    separação, terapia de casal, timidez, fobia, medo de dirigir, solidão, orientação profissional, trauma,
    ciúme, autoconhecimento, crise de choro, esgotamento, bullying, ansioso, ansiosa, deprimido, deprimida,
    crise de ansiedade, crise de pânico, término, briga de casal, nervosismo`),
  'ortopedia-e-traumatologia':
    complaints(`dor nas costas, dor na coluna, coluna, joelho, dor no joelho, ombro, dor no ombro, torção,
    entorse, fratura, tendinite, hérnia de disco, dor no quadril, dor no pé, esporão, artrose, bursite,
    dor no punho, túnel do carpo, dor no pescoço, lombalgia, escoliose, lesão esportiva, menisco, joanete,
    dor no cotovelo, ciático, costas, torci o pé, dor na perna, dor na mão, hérnia`),
  fisioterapia:
    complaints(`dor nas costas, dor na coluna, postura, reabilitação, torcicolo, tendinite, dor no pescoço,
    pós-operatório, recuperação de lesão, alongamento, dor lombar, incontinência urinária, dor ciática, coluna,
    costas, dor no ombro, dor no joelho`),
  endocrinologia:
    complaints(`diabetes, açúcar alto, glicose alta, tireoide, hipotireoidismo, hipertireoidismo, obesidade,
    emagrecer, perder peso, hormônio, colesterol, nódulo na tireoide, ganho de peso, osteoporose,
    resistência à insulina, testosterona, puberdade precoce, diabético, diabética, pré-diabetes`),
  neurologia:
    complaints(`dor de cabeça, enxaqueca, tontura, vertigem, memória, esquecimento, formigamento, dormência,
    convulsão, epilepsia, avc, tremor, parkinson, alzheimer, zumbido, fraqueza nas pernas, dor facial,
    paralisia facial, labirintite, perda de equilíbrio`),
  nutricao: complaints(`emagrecer, perder peso, dieta, alimentação, ganhar massa, obesidade, intolerância,
    intolerância à lactose, reeducação alimentar, vegetariano, vegano, doença celíaca, colesterol alto,
    nutrição esportiva, prisão de ventre, seletividade alimentar, diabetes, engordar`),
  odontologia:
    complaints(`dor de dente, gengiva, gengiva sangrando, cárie, siso, aparelho, dente quebrado, mau hálito,
    bruxismo, canal, implante dentário, clareamento, afta, limpeza dos dentes, sensibilidade nos dentes,
    dentadura, dente, dente doendo, dor na gengiva, dente do siso`),
  fonoaudiologia:
    complaints(`gagueira, rouquidão, atraso na fala, deglutição, criança não fala, língua presa, dislexia,
    perda de audição, dificuldade para engolir, voz cansada`),
  otorrinolaringologia:
    complaints(`dor de ouvido, zumbido, sinusite, rinite, ronco, apneia, nariz entupido, sangramento no nariz,
    amígdala, labirintite, rouquidão, perda de audição, desvio de septo, ouvido tampado`),
  oftalmologia:
    complaints(`vista embaçada, óculos, conjuntivite, olho vermelho, catarata, glaucoma, miopia, astigmatismo,
    terçol, olho seco, coceira nos olhos, moscas volantes, vista, vista cansada, olho, dor no olho,
    exame de vista`),
  urologia:
    complaints(`próstata, pedra nos rins, cálculo renal, vasectomia, disfunção erétil, ejaculação precoce,
    fimose, sangue na urina, dor no testículo, urinar muito, pedra no rim, rim, exame de próstata, dor ao urinar`),
  gastroenterologia:
    complaints(`azia, refluxo, gastrite, dor de estômago, úlcera, intestino, prisão de ventre, hemorroida,
    fígado, gordura no fígado, intestino irritável, pedra na vesícula, sangue nas fezes, gases, estômago,
    dor de barriga, barriga inchada, endoscopia`),
  pneumologia: complaints(
    `asma, bronquite, falta de ar, tosse, tosse com catarro, chiado no peito, pneumonia, parar de fumar,
    enfisema, pulmão, catarro`,
  ),
  reumatologia: complaints(
    `artrite, reumatismo, fibromialgia, lúpus, gota, dor nas juntas, artrose, rigidez nas mãos`,
  ),
  alergologia: complaints(`alergia, rinite, urticária, asma, alergia alimentar, alergia a remédio, coceira`),
  geriatria: complaints(`idoso, memória, queda em idoso, alzheimer, muitos remédios`),
  infectologia: complaints(`hiv, aids, dst, ist, sífilis, gonorreia, hepatite`),
  angiologia: complaints(`varizes, trombose, vasinhos, má circulação`),
}

/** Common names of a specialty's professionals, by the catalogue's address. */
export const professions: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica': complaints(
    'clínico geral, clínica geral, médico clínico, internista, plantonista, medicina integrativa, medicina funcional, general practitioner, family doctor',
  ),
  'medico-generalista': complaints(
    'clínico geral, generalista, médico de família, médica de família, plantonista',
  ),
  cardiologia: complaints(
    'cardiologista, médico do coração, cardio, arritmologista, cardiopediatra, cardiogeriatra, cardiologist, heart doctor',
  ),
  dermatologia: complaints(
    'dermatologista, dermato, médico de pele, médica de pele, tricologista, tricologia, podólogo, podóloga, dermatologist, skin doctor',
  ),
  'ginecologia-e-obstetricia': complaints(
    'ginecologista, obstetra, gineco, obstetriz, medicina fetal, reprodução humana, gynecologist, gynaecologist, obstetrician',
  ),
  pediatria:
    complaints(`pediatra, neuropediatra, cardiopediatra, gastropediatra, endocrinopediatra, pneumopediatra,
    nefropediatra, alergopediatra, reumatopediatra, neonatologista, neonatologia, hebiatra, hebiatria,
    puericultura, cirurgião pediátrico, cirurgiã pediátrica, pediatrician, paediatrician`),
  psiquiatria: complaints('psiquiatra, psychiatrist'),
  psicologia: complaints(
    'psicólogo, psicóloga, psicoterapeuta, psicoterapia, terapeuta, psico, neuropsicólogo, neuropsicóloga, neuropsicologia, tcc, emdr, psicodrama, psychologist, therapist, psychotherapist',
  ),
  'ortopedia-e-traumatologia': complaints('ortopedista, traumatologista, orto, orthopedist, orthopaedist'),
  fisioterapia: complaints(
    'fisioterapeuta, fisio, quiropraxia, quiropraxista, osteopata, osteopatia, massoterapia, massoterapeuta, massagista, rpg, physiotherapist, physical therapist',
  ),
  endocrinologia: complaints('endocrinologista, endócrino, endocrinopediatra, endocrinologist'),
  neurologia: complaints('neurologista, neuro, neuropediatra, neurologist'),
  nutricao: complaints('nutricionista, nutrólogo, nutróloga, nutri, nutritionist, dietitian'),
  odontologia:
    complaints(`dentista, odontólogo, odontóloga, odonto, ortodontista, endodontista, periodontista,
    implantodontista, odontopediatra, bucomaxilofacial, dentist, orthodontist`),
  fonoaudiologia: complaints('fonoaudiólogo, fonoaudióloga, fono, foniatra, speech therapist'),
  otorrinolaringologia: complaints('otorrinolaringologista, otorrino, foniatra, ent doctor'),
  oftalmologia: complaints('oftalmologista, oculista, oftalmo, optometrista, ophthalmologist, eye doctor'),
  urologia: complaints('urologista, andrologista, andrologia, urologist'),
  gastroenterologia: complaints('gastroenterologista, gastro, gastropediatra, gastroenterologist'),
  pneumologia: complaints('pneumologista, pneumopediatra, pulmonologist'),
  reumatologia: complaints('reumatologista, reumatopediatra, rheumatologist'),
  alergologia: complaints('alergista, alergologista, alergopediatra, allergist'),
  geriatria: complaints('geriatra, cardiogeriatra, gerontólogo, gerontóloga, gerontologia, geriatrician'),
  angiologia: complaints('angiologista, cirurgião vascular, vascular, flebologista, vascular surgeon'),
  // No complaint is known for these: they are named, or another specialty refers to them.
  oncologia: complaints('oncologista, oncologia, oncológico, oncologist, oncology'),
  'oncologia-clinica': complaints('oncologista, oncologia clínica, oncologist'),
  nefrologia: complaints(
    'nefrologista, nefrologia, nefropediatra, médico do rim, médico dos rins, nephrologist',
  ),
  'hematologia-e-hemoterapia': complaints('hematologista, hemoterapia, hematologist'),
  hematologia: complaints('hematologista, hematologia, médico do sangue, hematologist'),
  infectologia: complaints('infectologista, infectologia, infectious disease specialist'),
  mastologia: complaints('mastologista, mastologia, médico da mama, breast specialist'),
  coloproctologia: complaints('proctologista, coloproctologista, proctologia, proctologist'),
  hepatologia: complaints('hepatologista, hepatologia, médico do fígado, hepatologist'),
  neurocirurgia: complaints('neurocirurgião, neurocirurgiã, neurocirurgia, neurosurgeon'),
  'cirurgia-plastica': complaints(
    'cirurgião plástico, cirurgiã plástica, cirurgia plástica, plastic surgeon',
  ),
  'cirurgia-geral': complaints('cirurgião, cirurgiã, cirurgia geral, surgeon'),
  'genetica-medica': complaints(
    'geneticista, genética médica, exame genético, teste genético, cariótipo, geneticist',
  ),
  homeopatia: complaints('homeopata, homeopatia, homeopath'),
  acupuntura: complaints('acupunturista, acupuntura, acupuncture'),
  'medicina-esportiva': complaints('médico do esporte, médico esportivo, sports physician'),
  'medicina-do-trabalho': complaints('médico do trabalho, occupational physician'),
  'radiologia-e-diagnostico-por-imagem': complaints(
    'radiologista, radiologia, ultrassonografista, radiologist',
  ),
  patologia: complaints('patologista, patologia, pathologist'),
  anestesiologia: complaints('anestesista, anestesiologista, anestesiologia, anesthesiologist'),
  'medicina-fisica-e-reabilitacao': complaints('fisiatra, fisiatria, physiatrist'),
  enfermagem: complaints('enfermeira, enfermeiro, enfermagem, nurse'),
  'terapia-ocupacional': complaints('terapeuta ocupacional, terapia ocupacional, occupational therapist'),
}

/** Words that ask only for a physician. */
export const unspecific = complaints(
  `médico, médica, doutor, doutora, consulta, atendimento, remédio, medicamento, exame, doctor, physician, medicine, medication,
  pills, prescription, refill, appointment`,
)

/** The commonest complaints first, as suggestions when a typed beginning is too short to decide. */
export const commonFirst = complaints(`dor de cabeça, dor de garganta, dor nas costas, dor de barriga,
    dor no corpo, dor no peito, dor ao urinar, dor de ouvido, dor de dente, dor no joelho, dor no pescoço,
    dor no ombro, chest pain, back pain, stomach pain, knee pain, neck pain, febre em criança, tosse com catarro`)
