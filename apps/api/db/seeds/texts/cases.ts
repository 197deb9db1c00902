import type { RecordContent } from '@emma/contracts/records/forms'

/** A medicine of the starter set and its use. */
export interface PrescribedText {
  readonly title: string
  readonly prescription: string
  readonly condition_use: string
  readonly via: string
  readonly qtd: string
}

/** The text of a demo record, and its prescriptions. */
export interface CaseText {
  /** Slugs of the specialties that could have written it. */
  readonly of: readonly string[]
  readonly content: RecordContent
  readonly prescriptions: readonly PrescribedText[]
}

export const caseTexts: readonly CaseText[] = [
  {
    of: ['clinica-medica', 'cardiologia'],
    content: {
      complaint: 'Retorno para controle da pressão.',
      hpma: 'Em uso regular de losartana há seis meses. Medidas em casa entre 125x80 e 135x85 mmHg. Nega dor no peito, falta de ar ou edema.',
      personal_historic: 'Hipertensão arterial desde 2021. Sem alergias conhecidas.',
      family_history: 'Pai hipertenso, infarto aos 62 anos.',
      physical_exam: 'Bom estado geral ao vídeo, corado, eupneico. PA referida 128x82 mmHg.',
      exPhysicist: '',
      resExams: 'Creatinina 0,9 mg/dL; potássio 4,3 mEq/L; LDL 118 mg/dL.',
      diagnosis: 'Hipertensão arterial controlada.',
      cid_code: 'I10',
      conduct: 'Mantida a losartana. Solicitados perfil lipídico e glicemia para o retorno em seis meses.',
      guidance: 'Caminhar 30 minutos por dia, reduzir o sal e medir a pressão duas vezes por semana.',
    },
    prescriptions: [
      {
        title: 'Losartana potássica 50 mg comprimido',
        prescription: 'Tomar 1 comprimido pela manhã e 1 comprimido à noite.',
        condition_use: 'Uso Continuo',
        via: 'Oral',
        qtd: '60 comprimidos',
      },
    ],
  },
  {
    of: ['clinica-medica'],
    content: {
      complaint: 'Coriza, dor de garganta e tosse há três dias.',
      hpma: 'Quadro iniciado com mal-estar e coriza clara, seguido de tosse seca. Febre de 37,9 °C na primeira noite. Nega falta de ar.',
      personal_historic: 'Rinite alérgica.',
      family_history: '',
      physical_exam: 'Ao vídeo, eupneico, fala frases completas. Orofaringe sem placas visíveis.',
      exPhysicist: '',
      resExams: '',
      diagnosis: 'Infecção viral das vias aéreas superiores.',
      cid_code: 'J06.9',
      conduct: 'Sintomáticos e hidratação. Atestado de dois dias.',
      guidance: 'Procurar pronto atendimento se houver falta de ar ou febre por mais de três dias.',
    },
    prescriptions: [
      {
        title: 'Dipirona 500 mg comprimido',
        prescription: 'Tomar 1 comprimido a cada 6 horas, por até 3 dias.',
        condition_use: 'Se Dor ou Febre',
        via: 'Oral',
        qtd: '12 comprimidos',
      },
      {
        title: 'Loratadina 10 mg comprimido',
        prescription: 'Tomar 1 comprimido à noite, por 7 dias.',
        condition_use: '',
        via: 'Oral',
        qtd: '7 comprimidos',
      },
    ],
  },
  {
    of: ['clinica-medica', 'neurologia'],
    content: {
      complaint: 'Crises de dor de cabeça de um lado só.',
      hpma: 'Quatro crises no último mês, pulsáteis, com náusea e incômodo com a luz, de até oito horas. Piora com jejum e privação de sono.',
      personal_historic: 'Sem doenças crônicas. Nega uso de anticoncepcional com estrogênio.',
      family_history: 'Mãe com enxaqueca.',
      physical_exam: 'Sem déficits aparentes ao vídeo; mímica facial simétrica, marcha normal.',
      exPhysicist: '',
      resExams: '',
      diagnosis: 'Enxaqueca sem aura.',
      cid_code: 'G43.0',
      conduct: 'Tratamento da crise e diário de cefaleia. Reavaliar profilaxia em dois meses.',
      guidance: 'Regular o sono, não pular refeições e evitar analgésico mais de dois dias por semana.',
    },
    prescriptions: [
      {
        title: 'Naproxeno 500 mg comprimido',
        prescription: 'Tomar 1 comprimido no início da crise; pode repetir uma vez após 12 horas.',
        condition_use: 'Se Dor',
        via: 'Oral',
        qtd: '10 comprimidos',
      },
    ],
  },
  {
    of: ['clinica-medica', 'ortopedia-e-traumatologia'],
    content: {
      complaint: 'Dor na parte de baixo das costas há uma semana.',
      hpma: 'Início após carregar peso. Sem irradiação para as pernas, sem perda de força ou alteração urinária.',
      personal_historic: 'Sedentarismo. Trabalha sentado.',
      family_history: '',
      physical_exam: 'Movimentos lentos à flexão do tronco, marcha preservada, sem sinais de alarme.',
      exPhysicist: '',
      resExams: '',
      diagnosis: 'Lombalgia mecânica.',
      cid_code: 'M54.5',
      conduct:
        'Analgesia por curto período e encaminhamento à fisioterapia. Sem indicação de imagem neste momento.',
      guidance: 'Manter-se ativo, aplicar calor local e retornar se houver formigamento ou fraqueza.',
    },
    prescriptions: [
      {
        title: 'Ciclobenzaprina 5 mg comprimido',
        prescription: 'Tomar 1 comprimido à noite, por 5 dias. Pode causar sono.',
        condition_use: '',
        via: 'Oral',
        qtd: '5 comprimidos',
      },
    ],
  },
  {
    of: ['clinica-medica'],
    content: {
      complaint: 'Azia e queimação depois das refeições.',
      hpma: 'Sintomas há dois meses, quatro vezes por semana, piores à noite. Sem perda de peso, sangramento ou dificuldade para engolir.',
      personal_historic: 'Sobrepeso.',
      family_history: 'Sem câncer do aparelho digestivo.',
      physical_exam: 'Bom estado geral ao vídeo. Abdome sem dor à autopalpação orientada.',
      exPhysicist: '',
      resExams: '',
      diagnosis: 'Doença do refluxo gastroesofágico.',
      cid_code: 'K21.9',
      conduct: 'Inibidor de bomba de prótons por oito semanas e medidas de comportamento.',
      guidance: 'Não deitar por duas horas após comer, elevar a cabeceira e reduzir café e frituras.',
    },
    prescriptions: [
      {
        title: 'Omeprazol 20 mg cápsula',
        prescription: 'Tomar 1 cápsula em jejum, 30 minutos antes do café, por 8 semanas.',
        condition_use: '',
        via: 'Oral',
        qtd: '56 cápsulas',
      },
    ],
  },
  {
    of: ['clinica-medica', 'endocrinologia'],
    content: {
      complaint: 'Resultado de exames: vitamina D e tireoide.',
      hpma: 'Cansaço há três meses. Sono regular, sem tristeza persistente.',
      personal_historic: 'Sem doenças conhecidas.',
      family_history: 'Irmã com hipotireoidismo.',
      physical_exam: 'Corado, hidratado, sem edema de face ao vídeo.',
      exPhysicist: '',
      resExams: 'TSH 2,1 mUI/L; T4 livre 1,1 ng/dL; 25-OH vitamina D 17 ng/mL; hemograma normal.',
      diagnosis: 'Deficiência de vitamina D.',
      cid_code: 'E55.9',
      conduct: 'Reposição por oito semanas e nova dosagem depois.',
      guidance: 'Tomar sol fora dos horários de pico e manter atividade física ao ar livre.',
    },
    prescriptions: [
      {
        title: 'Colecalciferol 50.000 UI cápsula',
        prescription: 'Tomar 1 cápsula por semana, junto de uma refeição, por 8 semanas.',
        condition_use: '',
        via: 'Oral',
        qtd: '8 cápsulas',
      },
    ],
  },
  {
    of: ['clinica-medica', 'pediatria'],
    content: {
      complaint: 'Espirros e nariz entupido, piores pela manhã.',
      hpma: 'Sintomas o ano todo, mais fortes na limpeza da casa. Coceira nos olhos. Sem chiado no peito.',
      personal_historic: 'Dermatite na infância.',
      family_history: 'Pai com asma.',
      physical_exam: 'Olheiras alérgicas, respiração oral discreta ao vídeo.',
      exPhysicist: '',
      resExams: '',
      diagnosis: 'Rinite alérgica persistente.',
      cid_code: 'J30.4',
      conduct: 'Anti-histamínico por 30 dias e lavagem nasal com soro.',
      guidance: 'Capas antiácaro, pano úmido em vez de vassoura e quarto ventilado.',
    },
    prescriptions: [
      {
        title: 'Desloratadina 5 mg comprimido',
        prescription: 'Tomar 1 comprimido à noite, por 30 dias.',
        condition_use: '',
        via: 'Oral',
        qtd: '30 comprimidos',
      },
    ],
  },
  {
    of: ['clinica-medica', 'cardiologia', 'endocrinologia'],
    content: {
      complaint: 'Retorno de colesterol alto.',
      hpma: 'Em mudança de hábitos há quatro meses, perdeu 4 kg. Sem dor muscular.',
      personal_historic: 'Dislipidemia. Não fuma.',
      family_history: 'Tio com AVC aos 58 anos.',
      physical_exam: 'Sem alterações ao vídeo. Peso referido 78 kg.',
      exPhysicist: '',
      resExams: 'Colesterol total 236 mg/dL; LDL 158 mg/dL; HDL 46 mg/dL; triglicérides 160 mg/dL.',
      diagnosis: 'Hipercolesterolemia.',
      cid_code: 'E78.0',
      conduct:
        'Iniciada estatina de moderada intensidade. Repetir lipidograma e transaminases em 12 semanas.',
      guidance: 'Seguir com a dieta e os exercícios; avisar se houver dor muscular forte.',
    },
    prescriptions: [
      {
        title: 'Atorvastatina 20 mg comprimido',
        prescription: 'Tomar 1 comprimido à noite.',
        condition_use: 'Uso Continuo',
        via: 'Oral',
        qtd: '30 comprimidos',
      },
    ],
  },
]

/** Why appointments were canceled. */
export const cancelReasons: readonly string[] = [
  'Imprevisto no trabalho.',
  'Melhorei e não preciso mais da consulta.',
  'Vou remarcar para outro mês.',
]
export const specialistCancelReason = 'Urgência no hospital. Peço desculpas pelo transtorno.'
