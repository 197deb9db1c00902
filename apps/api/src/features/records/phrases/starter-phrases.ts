import type { PhraseField } from '@emma/domain/records'

// Starter phrases: text of records, in the records' language, for specialists to adapt.

type Phrases = Partial<Readonly<Record<PhraseField, readonly string[]>>>

const general: Readonly<Record<PhraseField, readonly string[]>> = {
  complaint: [
    'Dor de cabeça há __ dias.',
    'Tosse e coriza há __ dias.',
    'Febre há __ dias.',
    'Dor lombar há __ dias.',
    'Dor abdominal há __ dias.',
    'Retorno para resultado de exames.',
    'Renovação de receita.',
  ],
  hpma: [
    'Início há __ dias, sem fator desencadeante.',
    'Nega febre, vômitos e perda de peso.',
    'Nega falta de ar e dor no peito.',
    'Melhora parcial com analgésico comum.',
    'Sem episódios semelhantes antes.',
    'Em uso regular das medicações, sem queixas.',
  ],
  personal_historic: [
    'Nega doenças crônicas, cirurgias e uso contínuo de medicamentos.',
    'Nega alergias a medicamentos.',
    'Hipertensão arterial em tratamento.',
    'Diabetes tipo 2 em tratamento.',
    'Asma desde a infância.',
    'Tabagista, __ cigarros por dia.',
  ],
  family_history: [
    'Sem doenças relevantes na família.',
    'Pai ou mãe com hipertensão.',
    'Pai ou mãe com diabetes.',
    'Infarto na família antes dos 60 anos.',
    'Câncer na família: __.',
  ],
  physical_exam: [
    'Bom estado geral ao vídeo, corado, hidratado, eupneico.',
    'Fala frases completas, sem esforço respiratório.',
    'Afebril pelo termômetro de casa: __ °C.',
    'PA referida: __ mmHg.',
    'Exame limitado à inspeção por vídeo.',
  ],
  exPhysicist: ['Sem sinais de alarme.', 'Orofaringe sem placas visíveis.', 'Sem lesões de pele visíveis.'],
  resExams: ['Sem exames recentes.', 'Exames de __ sem alterações relevantes.'],
  diagnosis: [
    'Infecção viral das vias aéreas superiores.',
    'Cefaleia tensional.',
    'Lombalgia mecânica.',
    'Gastroenterite aguda.',
    'Hipertensão arterial controlada.',
  ],
  conduct: [
    'Sintomáticos e hidratação.',
    'Mantida a medicação em uso.',
    'Solicitados exames laboratoriais.',
    'Atestado de __ dias.',
    'Encaminhamento para avaliação presencial.',
    'Retorno em __ dias.',
  ],
  guidance: [
    'Procurar pronto atendimento se piorar ou surgir falta de ar.',
    'Beber bastante água e repousar.',
    'Voltar antes se houver febre por mais de três dias.',
    'Manter a medicação mesmo sem sintomas.',
    'Caminhar 30 minutos por dia e reduzir o sal.',
  ],
}

const bySpecialty: Readonly<Record<string, Phrases>> = {
  cardiologia: {
    complaint: ['Retorno para controle da pressão.', 'Palpitações há __ dias.', 'Dor no peito há __ dias.'],
    hpma: [
      'Medidas em casa entre __ e __ mmHg.',
      'Nega dor no peito aos esforços, síncope e edema.',
      'Palpitações de curta duração, sem síncope.',
    ],
    diagnosis: ['Hipertensão arterial controlada.', 'Hipertensão arterial sem controle adequado.'],
    conduct: ['Solicitados eletrocardiograma e perfil lipídico.', 'MAPA de 24 horas.'],
  },
  dermatologia: {
    complaint: ['Lesões na pele há __ dias.', 'Acne.', 'Queda de cabelo há __ meses.', 'Coceira há __ dias.'],
    hpma: ['Sem contato com substância nova.', 'Piora com calor e suor.', 'Já usou __ sem melhora.'],
    physical_exam: [
      'Lesões eritematosas em __, vistas por foto de boa qualidade.',
      'Comedões e pápulas na face.',
    ],
    guidance: ['Usar filtro solar todos os dias.', 'Não manipular as lesões.', 'Banhos mornos e curtos.'],
  },
  'ginecologia-e-obstetricia': {
    complaint: ['Corrimento há __ dias.', 'Atraso menstrual de __ dias.', 'Planejamento contraceptivo.'],
    hpma: [
      'Data da última menstruação: __.',
      'Nega dor pélvica e sangramento.',
      'Nega febre e dor ao urinar.',
    ],
    personal_historic: [
      'G__ P__ A__.',
      'Preventivo em dia, última coleta em __.',
      'Nega enxaqueca com aura e trombose.',
    ],
  },
  pediatria: {
    complaint: [
      'Febre há __ dias.',
      'Tosse e coriza há __ dias.',
      'Diarreia há __ dias.',
      'Manchas na pele há __ dias.',
    ],
    hpma: [
      'Aceita líquidos e brinca quando a febre baixa.',
      'Diurese preservada.',
      'Contato com criança doente na escola.',
    ],
    personal_historic: ['Vacinas em dia.', 'Nascido a termo, sem intercorrências.', 'Peso atual: __ kg.'],
    guidance: [
      'Observar diurese, sono e apetite.',
      'Procurar atendimento se houver gemência, prostração ou falta de ar.',
    ],
  },
  psiquiatria: {
    complaint: ['Ansiedade há __ meses.', 'Humor deprimido há __ meses.', 'Insônia há __ semanas.'],
    hpma: ['Nega ideação suicida.', 'Sono de __ horas por noite.', 'Prejuízo no trabalho e em casa.'],
    physical_exam: [
      'Vígil, orientado, colaborativo, fala de ritmo normal.',
      'Humor __, afeto congruente, sem alterações do pensamento.',
    ],
    guidance: ['Higiene do sono.', 'Ligar 188 (CVV) ou procurar emergência se houver ideias de morte.'],
  },
  psicologia: {
    complaint: ['Ansiedade há __ meses.', 'Conflitos no relacionamento.', 'Dificuldades no trabalho.'],
    hpma: ['Nega ideação suicida.', 'Em uso de medicação prescrita por psiquiatra: __.'],
    conduct: ['Psicoterapia semanal.', 'Encaminhamento para avaliação psiquiátrica.'],
  },
  'ortopedia-e-traumatologia': {
    complaint: ['Dor lombar há __ dias.', 'Dor no joelho há __ dias.', 'Dor no ombro há __ dias.'],
    hpma: ['Início após esforço.', 'Sem irradiação, perda de força ou alteração urinária.', 'Sem trauma.'],
    physical_exam: [
      'Marcha preservada.',
      'Movimentos limitados pela dor.',
      'Sem edema ou deformidade visível.',
    ],
    conduct: ['Analgesia por curto período.', 'Encaminhamento à fisioterapia.', 'Radiografia de __.'],
  },
  endocrinologia: {
    complaint: ['Retorno de diabetes.', 'Retorno de hipotireoidismo.', 'Ganho de peso há __ meses.'],
    hpma: ['Glicemias em casa entre __ e __ mg/dL.', 'Nega hipoglicemias.', 'Peso atual: __ kg.'],
    resExams: ['HbA1c __%.', 'TSH __ mUI/L.'],
  },
  neurologia: {
    complaint: [
      'Crises de dor de cabeça há __ meses.',
      'Tontura há __ dias.',
      'Formigamento em __ há __ dias.',
    ],
    hpma: [
      'Dor pulsátil, com náusea e incômodo com a luz.',
      'Sem perda de força, visão dupla ou alteração da fala.',
    ],
    physical_exam: ['Sem déficits aparentes ao vídeo; mímica facial simétrica, marcha normal.'],
    guidance: ['Regular o sono e não pular refeições.', 'Anotar as crises em um diário.'],
  },
  nutricao: {
    complaint: ['Perda de peso.', 'Reeducação alimentar.', 'Ganho de massa muscular.'],
    hpma: ['Peso __ kg, altura __ m.', 'Come __ refeições por dia.', 'Bebe __ litros de água por dia.'],
    conduct: ['Plano alimentar de __ kcal.', 'Diário alimentar até o retorno.'],
  },
  fisioterapia: {
    complaint: ['Dor lombar há __ dias.', 'Reabilitação após cirurgia de __.', 'Dor no ombro há __ dias.'],
    physical_exam: [
      'Amplitude de movimento de __ limitada.',
      'Força preservada.',
      'Dor __/10 aos movimentos.',
    ],
    conduct: [
      'Exercícios de mobilidade e fortalecimento, __ vezes por semana.',
      'Reavaliação em __ sessões.',
    ],
  },
}

/** The starters of a specialty, its own before the general ones. */
export const starterPhrases = (slug: string, field: PhraseField): readonly string[] => [
  ...new Set([...(bySpecialty[slug]?.[field] ?? []), ...general[field]]),
]
