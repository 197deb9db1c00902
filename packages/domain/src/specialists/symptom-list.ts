/** The complaints of a list with commas between them. */
export const complaints = (text: string): readonly string[] =>
  text
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')

/**
 * What people type who do not know the specialty, by the catalogue's address (slug). Written by the team for search
 * alone: it is no triage, and the clinic of general medicine stands where several could help.
 */
export const symptoms: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`febre, gripe, resfriado, tosse, dor de garganta, dor de cabeça, cansaço, fraqueza, tontura,
    dor no corpo, mal estar, enjoo, vômito, diarreia, prisão de ventre, dor de barriga, dor de estômago, azia, gastrite, refluxo,
    pressão alta, pressão baixa, check-up, exames de rotina, renovar receita, atestado, sinusite, rinite, dengue, covid,
    virose, infecção urinária, ardência ao urinar, anemia, perda de peso, inchaço nas pernas, suor noturno, íngua,
    intoxicação alimentar, verme, dor nas costas, gases, colesterol alto, dor muscular, câimbra`),
  'medico-generalista':
    complaints(`febre, gripe, resfriado, tosse, dor de garganta, dor de cabeça, check-up, virose, dengue,
    covid, renovar receita, atestado, infecção urinária, diarreia, vômito, mal estar, dor no corpo`),
  cardiologia:
    complaints(`dor no peito, palpitação, coração acelerado, pressão alta, coração, falta de ar, colesterol,
    colesterol alto, triglicérides, arritmia, sopro no coração, inchaço nas pernas, desmaio, risco cirúrgico, eletrocardiograma,
    insuficiência cardíaca`),
  dermatologia:
    complaints(`acne, espinha, cravo, mancha na pele, melasma, coceira, queda de cabelo, calvície, caspa,
    alergia na pele, pele, micose, frieira, unha encravada, fungo na unha, verruga, pinta, sinal na pele, psoríase, dermatite,
    urticária, vitiligo, herpes, rosácea, estria, cicatriz, suor excessivo, bolhas na pele, celulite, pele seca, oleosidade,
    câncer de pele`),
  'ginecologia-e-obstetricia':
    complaints(`menstruação, menstruação atrasada, menstruação irregular, cólica, gravidez,
    gestante, pré-natal, corrimento, candidíase, anticoncepcional, diu, menopausa, calores, preventivo, papanicolau,
    ovário policístico, endometriose, mioma, dor na relação, tpm, infertilidade, caroço na mama, dor na mama`),
  pediatria:
    complaints(`bebê, criança, recém-nascido, febre em criança, amamentação, assadura, cólica do bebê, dentes nascendo,
    catapora, vacina, crescimento da criança, criança não come, bronquiolite, tosse em criança, dor de ouvido em criança,
    refluxo do bebê, icterícia`),
  psiquiatria:
    complaints(`depressão, ansiedade, insônia, pânico, tdah, bipolar, burnout, toc, esquizofrenia, vício, alcoolismo,
    parar de beber, parar de fumar, alucinação, compulsão alimentar, anorexia, bulimia, irritabilidade, síndrome do pânico,
    autismo, estresse pós-traumático, falta de atenção`),
  psicologia:
    complaints(`ansiedade, depressão, tristeza, luto, estresse, terapia, autoestima, burnout, relacionamento,
    separação, terapia de casal, timidez, fobia, medo de dirigir, solidão, orientação profissional, trauma, ciúme, autoconhecimento,
    crise de choro, esgotamento, bullying`),
  'ortopedia-e-traumatologia':
    complaints(`dor nas costas, dor na coluna, coluna, joelho, dor no joelho, ombro, dor no ombro,
    torção, entorse, fratura, tendinite, hérnia de disco, dor no quadril, dor no pé, esporão, artrose, bursite, dor no punho,
    túnel do carpo, dor no pescoço, lombalgia, escoliose, lesão esportiva, menisco, joanete, dor no cotovelo, ciático`),
  fisioterapia:
    complaints(`dor nas costas, dor na coluna, postura, reabilitação, torcicolo, tendinite, dor no pescoço,
    pós-operatório, recuperação de lesão, alongamento, dor lombar, incontinência urinária, dor ciática`),
  endocrinologia:
    complaints(`diabetes, açúcar alto, glicose alta, tireoide, hipotireoidismo, hipertireoidismo, obesidade,
    emagrecer, perder peso, hormônio, colesterol, nódulo na tireoide, ganho de peso, osteoporose, resistência à insulina,
    testosterona, puberdade precoce`),
  neurologia:
    complaints(`dor de cabeça, enxaqueca, tontura, vertigem, memória, esquecimento, formigamento, dormência,
    convulsão, epilepsia, avc, tremor, parkinson, alzheimer, zumbido, fraqueza nas pernas, dor facial, paralisia facial,
    labirintite, perda de equilíbrio`),
  nutricao:
    complaints(`emagrecer, perder peso, dieta, alimentação, ganhar massa, obesidade, intolerância, intolerância à lactose,
    reeducação alimentar, vegetariano, vegano, doença celíaca, colesterol alto, nutrição esportiva, prisão de ventre, seletividade alimentar`),
  odontologia:
    complaints(`dor de dente, gengiva, gengiva sangrando, cárie, siso, aparelho, dente quebrado, mau hálito, bruxismo,
    canal, implante dentário, clareamento, afta, limpeza dos dentes, sensibilidade nos dentes, dentadura`),
  fonoaudiologia:
    complaints(`gagueira, rouquidão, atraso na fala, deglutição, criança não fala, língua presa, dislexia, perda de audição,
    dificuldade para engolir, voz cansada`),
  otorrinolaringologia:
    complaints(`dor de ouvido, zumbido, sinusite, rinite, ronco, apneia, nariz entupido, sangramento no nariz,
    amígdala, labirintite, rouquidão, perda de audição, desvio de septo, ouvido tampado`),
  oftalmologia:
    complaints(`vista embaçada, óculos, conjuntivite, olho vermelho, catarata, glaucoma, miopia, astigmatismo, terçol,
    olho seco, coceira nos olhos, moscas volantes`),
  urologia:
    complaints(`próstata, pedra nos rins, cálculo renal, vasectomia, disfunção erétil, ejaculação precoce, fimose,
    sangue na urina, dor no testículo, urinar muito`),
  gastroenterologia:
    complaints(`azia, refluxo, gastrite, dor de estômago, úlcera, intestino, prisão de ventre, hemorroida, fígado,
    gordura no fígado, intestino irritável, pedra na vesícula, sangue nas fezes, gases`),
  pneumologia: complaints(
    `asma, bronquite, falta de ar, tosse, tosse com catarro, chiado no peito, pneumonia, parar de fumar, enfisema`,
  ),
  reumatologia: complaints(
    `artrite, reumatismo, fibromialgia, lúpus, gota, dor nas juntas, artrose, rigidez nas mãos`,
  ),
  alergologia: complaints(`alergia, rinite, urticária, asma, alergia alimentar, alergia a remédio, coceira`),
  geriatria: complaints(`idoso, memória, queda em idoso, alzheimer, muitos remédios`),
}

/** What people call who works in a specialty, by the catalogue's address. */
export const professions: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica': complaints('clínico geral, clínica geral, médico clínico'),
  'medico-generalista': complaints('clínico geral, generalista, médico de família'),
  cardiologia: complaints('cardiologista, médico do coração'),
  dermatologia: complaints('dermatologista, dermato, médico de pele'),
  'ginecologia-e-obstetricia': complaints('ginecologista, obstetra'),
  pediatria: complaints('pediatra'),
  psiquiatria: complaints('psiquiatra'),
  psicologia: complaints('psicólogo, psicóloga, psicoterapeuta, psicoterapia, terapeuta'),
  'ortopedia-e-traumatologia': complaints('ortopedista, traumatologista'),
  fisioterapia: complaints('fisioterapeuta, fisio'),
  endocrinologia: complaints('endocrinologista, endócrino'),
  neurologia: complaints('neurologista, neuro'),
  nutricao: complaints('nutricionista, nutrólogo'),
  odontologia: complaints('dentista, odontólogo, odontóloga'),
  fonoaudiologia: complaints('fonoaudiólogo, fonoaudióloga, fono'),
  otorrinolaringologia: complaints('otorrinolaringologista, otorrino'),
  oftalmologia: complaints('oftalmologista, oculista'),
  urologia: complaints('urologista'),
  gastroenterologia: complaints('gastroenterologista, gastro'),
  pneumologia: complaints('pneumologista'),
  reumatologia: complaints('reumatologista'),
  alergologia: complaints('alergista, alergologista'),
  geriatria: complaints('geriatra'),
}

/** With these nobody waits for an appointment: SAMU (192), or in despair the CVV (188). */
export const emergencies: Readonly<Record<'192' | '188', readonly string[]>> = {
  '192':
    complaints(`dor no peito, aperto no peito, infarto, falta de ar, não consigo respirar, avc, derrame, desmaio, desmaiou,
    convulsão, convulsionando, boca torta, rosto torto, fala enrolada, fraqueza de um lado, sangramento intenso, sangrando muito,
    vomitando sangue, tossindo sangue, envenenamento, overdose, engasgo, engasgado, afogamento, choque elétrico,
    reação alérgica grave, garganta fechando, queimadura grave, traumatismo craniano, bati a cabeça, atropelamento, facada, tiro,
    pior dor de cabeça da vida, perda súbita da visão, parada cardíaca, inconsciente, picada de cobra, bolsa estourou`),
  '188': complaints(
    `suicídio, me matar, quero morrer, vontade de morrer, tirar minha vida, não quero mais viver, automutilação`,
  ),
}
